package games.chalet.stomp;

import games.chalet.web.RefusedException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a command that was refused and has changed nothing.
 *
 * @param commandId of the command that was refused; null if it had none that could be read
 * @param code for programs; {@code docs/refusals.md} has all
 * @param sentence for people, in English
 * @param rule the anchor in a game's rules page, or empty
 * @param reason unique, for pages that have their own words
 * @param parameters the values in the sentence
 */
public record RefusedReply(
    String kind,
    @Nullable String commandId,
    String code,
    String sentence,
    String rule,
    String reason,
    Map<String, Object> parameters) {

  public static RefusedReply of(@Nullable String commandId, RefusedException refused) {
    return new RefusedReply(
        "refused",
        commandId,
        refused.code(),
        refused.sentence(),
        refused.rule(),
        refused.reason(),
        refused.parameters());
  }
}
