package games.chalet.web.problems;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.web.RefusedException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * An error as RFC 9457 describes it.
 *
 * @param detail a sentence for people
 * @param instance the requested path
 * @param reason the fields by which it can be told from others
 * @param table the table where it can be put right; left out where there is none
 */
record Problem(
    String type,
    String title,
    int status,
    String detail,
    String instance,
    @JsonUnwrapped Reason reason,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String table) {

  /**
   * The reason, among the other fields.
   *
   * @param code for programs
   * @param rule the anchor in a game's rules page, or empty
   * @param reason unique, for pages that have their own words
   * @param parameters the values in the sentence
   */
  record Reason(String code, String rule, String reason, Map<String, Object> parameters) {}

  static Problem of(RefusedException refused, String path) {
    HttpStatus status = HttpStatus.resolve(refused.status());
    return new Problem(
        "about:blank",
        status == null ? "Error" : status.getReasonPhrase(),
        refused.status(),
        refused.sentence(),
        path,
        new Reason(refused.code(), refused.rule(), refused.reason(), refused.parameters()),
        refused.table());
  }
}
