package games.chalet.web.problems;

import games.chalet.json.Json;
import games.chalet.web.RefusedException;
import java.io.IOException;
import java.io.Writer;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;

/**
 * Writes problem+json for requests that Tomcat rejects before Spring sees them, such as one with a
 * malformed URI.
 */
public final class TomcatErrorValve extends ErrorReportValve {

  private static final int FIRST_ERROR = 400;

  private final Json json;

  public TomcatErrorValve(Json json) {
    this.json = json;
  }

  @Override
  protected void report(Request request, Response response, @Nullable Throwable throwable) {
    if (response.getStatus() < FIRST_ERROR
        || response.getContentWritten() > 0
        || !response.setErrorReported()) {
      return;
    }
    try {
      response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
      response.setCharacterEncoding("UTF-8");
      response.setHeader("Cache-Control", "no-store");
      Writer writer = response.getReporter();
      if (writer != null) { // Otherwise it is too late to write anything.
        RefusedException refused =
            CommonRefusal.ofStatus(HttpStatusCode.valueOf(response.getStatus()));
        writer.write(json.text(Problem.of(refused, request.getRequestURI())));
        response.finishResponse();
      }
    } catch (IOException e) {
      getContainer().getLogger().debug("Client disconnected before the response", e);
    }
  }
}
