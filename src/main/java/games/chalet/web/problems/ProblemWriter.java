package games.chalet.web.problems;

import games.chalet.json.Json;
import games.chalet.web.RefusedException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Writes refusals as problem+json, wherever in the server they arise. */
@Component
public class ProblemWriter {

  private final Json json;

  ProblemWriter(Json json) {
    this.json = json;
  }

  public ResponseEntity<byte[]> answer(RefusedException refused, HttpServletRequest request) {
    ResponseEntity.BodyBuilder answer =
        ResponseEntity.status(refused.status())
            .contentType(MediaType.APPLICATION_PROBLEM_JSON)
            .header("Cache-Control", "no-store");
    if (refused.retryAfter() > 0) {
      answer.header(HttpHeaders.RETRY_AFTER, String.valueOf(refused.retryAfter()));
    }
    return answer.body(json.write(Problem.of(refused, request.getRequestURI())));
  }

  /**
   * Writes the answer. A client that was too fast loses the connection, too: over an open one it
   * would be refused as fast as it can ask, which costs the server more than the client.
   */
  public void write(
      RefusedException refused, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (response.isCommitted()) {
      return;
    }
    response.resetBuffer();
    response.setStatus(refused.status());
    response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
    response.setHeader("Cache-Control", "no-store");
    if (refused.retryAfter() > 0) {
      response.setIntHeader(HttpHeaders.RETRY_AFTER, refused.retryAfter());
      response.setHeader(HttpHeaders.CONNECTION, "close");
    }
    response.getOutputStream().write(json.write(Problem.of(refused, request.getRequestURI())));
    response.flushBuffer();
  }
}
