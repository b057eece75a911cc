package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.ArgumentMatchers.anyByte;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import jakarta.websocket.CloseReason.CloseCodes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.tomcat.websocket.MessagePart;
import org.apache.tomcat.websocket.Transformation;
import org.apache.tomcat.websocket.TransformationResult;
import org.apache.tomcat.websocket.WsIOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedFramesTest {

  private static final byte TEXT = 1;
  private static final byte PING = 9;
  private static final byte PONG = 10;

  private final Transformation tomcats = mock(Transformation.class);
  private final CountedFrames frames = new CountedFrames();
  private final AtomicInteger counted = new AtomicInteger();

  @BeforeEach
  void connect() {
    frames.setNext(tomcats);
    when(tomcats.validateRsv(anyInt(), anyByte())).thenReturn(true);
    frames.limit(() -> counted.incrementAndGet() <= 1_000);
  }

  /** Opcodes: 0 continuation, 1 text, 2 binary, 8 close, 9 ping, 10 pong. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 1",
    "1, 0, 1",
    "2, 0, 1",
    "8, 0, 1",
    "9, 0, 1",
    "10, 0, 1",
    "1, 5, 1",
    "2, 5, 1",
    "9, 125, 1",
    "10, 125, 1",
    "0, 1, 0.0625",
    "0, 100, 0.0625"
  })
  void everyFrameCounts(byte opCode, int length, double each) throws IOException {
    for (int sent = 0; sent < 160; sent++) {
      read(opCode, length);
    }
    assertThat(counted.get()).isEqualTo((int) (160 * each));
  }

  @Test
  void aFrameThatArrivesInPiecesCountsOnce() throws IOException {
    arrives(TransformationResult.UNDERFLOW, 0);
    frames.validateRsv(0, TEXT);
    frames.getMoreData(TEXT, true, 0, ByteBuffer.allocate(10));
    arrives(TransformationResult.OVERFLOW, 5);
    frames.getMoreData(TEXT, true, 0, ByteBuffer.allocate(10));
    arrives(TransformationResult.END_OF_FRAME, 0);
    frames.getMoreData(TEXT, true, 0, ByteBuffer.allocate(10));
    assertThat(counted.get()).isEqualTo(1);
  }

  @Test
  void aFloodThatDoesNotStopEndsTheReading() throws IOException {
    for (int sent = 0; sent < 1_000 + CountedFrames.WHILE_CLOSING; sent++) {
      read(PING, 0);
    }
    assertThatThrownBy(() -> read(PING, 0))
        .isInstanceOfSatisfying(
            WsIOException.class,
            e ->
                assertThat(e.getCloseReason().getCloseCode())
                    .isEqualTo(CloseCodes.VIOLATED_POLICY));
  }

  @Test
  void asManyPongsAreFreeAsPingsWereSent() throws Exception {
    frames.sendMessagePart(List.of(sent(PING), sent(TEXT)));
    frames.sendMessagePart(List.of(sent(PING)));
    read(PONG, 0);
    read(TEXT, 3);
    read(PONG, 8);
    assertThat(counted.get()).isEqualTo(1);
    read(PONG, 0);
    assertThat(counted.get()).isEqualTo(2);
  }

  private void read(byte opCode, int length) throws IOException {
    arrives(TransformationResult.END_OF_FRAME, length);
    assertThat(frames.validateRsv(0, opCode)).isTrue();
    frames.getMoreData(opCode, true, 0, ByteBuffer.allocate(200));
  }

  private void arrives(TransformationResult result, int length) throws IOException {
    doAnswer(
            call -> {
              call.<ByteBuffer>getArgument(3).put(new byte[length]);
              return result;
            })
        .when(tomcats)
        .getMoreData(anyByte(), anyBoolean(), anyInt(), any());
  }

  private static MessagePart sent(byte opCode) {
    MessagePart part = mock(MessagePart.class);
    when(part.getOpCode()).thenReturn(opCode);
    return part;
  }
}
