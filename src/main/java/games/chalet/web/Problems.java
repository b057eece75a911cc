package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Writes refusals as problem+json, wherever on the way through the server they arise. */
@Component
class Problems {

  private final Json json;

  Problems(Json json) {
    this.json = json;
  }

  ResponseEntity<byte[]> answer(Refused refused, HttpServletRequest request) {
    return ResponseEntity.status(refused.status())
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .header("Cache-Control", "no-store")
        .body(json.write(Problem.of(refused, request.getRequestURI())));
  }

  void write(Refused refused, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (response.isCommitted()) {
      return;
    }
    response.resetBuffer();
    response.setStatus(refused.status());
    response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
    response.setHeader("Cache-Control", "no-store");
    response.getOutputStream().write(json.write(Problem.of(refused, request.getRequestURI())));
    response.flushBuffer();
  }
}
