package games.chalet.web.problems;

import com.fasterxml.jackson.annotation.JsonInclude;
import games.chalet.web.RefusedException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * An error as RFC 9457 describes it.
 *
 * @param detail a sentence for people
 * @param instance the requested path
 * @param code for programs
 * @param rule the anchor in a game's rules page, or empty
 * @param table the table where it can be put right; left out where there is none
 */
record Problem(
    String type,
    String title,
    int status,
    String detail,
    String instance,
    String code,
    String rule,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String table) {

  static Problem of(RefusedException refused, String path) {
    HttpStatus status = HttpStatus.resolve(refused.status());
    return new Problem(
        "about:blank",
        status == null ? "Error" : status.getReasonPhrase(),
        refused.status(),
        refused.sentence(),
        path,
        refused.code(),
        refused.rule(),
        refused.table());
  }
}
