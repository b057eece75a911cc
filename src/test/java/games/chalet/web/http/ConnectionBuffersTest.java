package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.junit.jupiter.api.Test;

class ConnectionBuffersTest {

  private final ConnectionBuffers buffers =
      new ConnectionBuffers(new SocketBufferHandler(8192, 8192, false));

  @Test
  void areSmallOnceTheConnectionIsASocket() {
    assertThat(buffers.getReadBuffer().capacity()).isEqualTo(8192);
    buffers.shrink();
    assertThat(buffers.getReadBuffer().capacity()).isLessThanOrEqualTo(1024);
    assertThat(buffers.getWriteBuffer().capacity()).isLessThanOrEqualTo(1024);
    assertThat(buffers.isWriteBufferWritable()).isTrue();
  }

  @Test
  void loseNothingThatWaitsInThem() {
    buffers.configureReadBufferForWrite();
    buffers.getReadBuffer().put("come early".getBytes(StandardCharsets.US_ASCII));
    buffers.shrink();
    buffers.configureReadBufferForRead();
    byte[] read = new byte[10];
    buffers.getReadBuffer().get(read);
    assertThat(new String(read, StandardCharsets.US_ASCII)).isEqualTo("come early");
    buffers.shrink();
    assertThat(buffers.getReadBuffer().capacity()).isLessThanOrEqualTo(1024);
  }

  @Test
  void keepWhatIsStillToBeWritten() {
    buffers.configureWriteBufferForWrite();
    buffers.getWriteBuffer().put((byte) 1);
    buffers.shrink();
    assertThat(buffers.isWriteBufferEmpty()).isFalse();
    assertThat(buffers.getWriteBuffer().capacity()).isEqualTo(8192);
  }
}
