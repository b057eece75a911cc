package games.chalet.web.problems;

import games.chalet.json.Json;
import games.chalet.web.RefusedException;
import java.io.IOException;
import java.io.Writer;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;

/**
 * Writes problem+json for requests that Tomcat rejects before Spring sees them, such as one with a
 * malformed URI, and logs the first of them for each name of this server: a scanner's must not hide
 * those of a proxy.
 */
public final class TomcatErrorValve extends ErrorReportValve {

  private static final int FIRST_ERROR = 400;

  private static final Logger LOG = LoggerFactory.getLogger(TomcatErrorValve.class);
  private static final int LONGEST = 200;

  /** The most names for which a request is logged; anyone can make up some. */
  private static final int MOST = 50;

  private final Json json;

  private final Set<String> logged = ConcurrentHashMap.newKeySet();

  public TomcatErrorValve(Json json) {
    this.json = json;
  }

  private static String readable(@Nullable String sent) {
    String printable = Objects.toString(sent, "unknown").replaceAll("[^ -~]", "?");
    return printable.length() > LONGEST ? printable.substring(0, LONGEST) + "..." : printable;
  }

  @Override
  protected void report(Request request, Response response, @Nullable Throwable throwable) {
    if (response.getStatus() < FIRST_ERROR
        || response.getContentWritten() > 0
        || !response.setErrorReported()) {
      return;
    }
    String host = readable(request.getHeader("host"));
    if (response.getStatus() == FIRST_ERROR && logged.size() < MOST && logged.add(host)) {
      LOG.warn(
          "Tomcat refused a request for host {} from {} as malformed. If that was a browser, its"
              + " proxy changes the request: have it pass on the Host header as it came (nginx:"
              + " proxy_set_header Host $http_host;), and raise SERVER_MAXHTTPREQUESTHEADERSIZE if"
              + " the headers are longer than 16KB. This is logged once.",
          host,
          request.getRemoteAddr());
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
