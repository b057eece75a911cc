package games.chalet.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The reason why a request was not carried out.
 *
 * @param code stable, for programs: lower-case words joined by hyphens
 * @param sentence for people, in English
 * @param rule the anchor of the paragraph of the game's rules page on which it rests; empty where
 *     no rule of the game is involved
 * @param reason stable and unique among all refusals, for pages that word refusals themselves:
 *     lower-case words joined by hyphens
 * @param parameters the values in the sentence by their names, in the order of the reason: numbers
 *     and the names of constants, never words
 */
public record Refusal(
    String code, String sentence, String rule, String reason, Map<String, Object> parameters) {

  public Refusal {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /**
   * Creates a refusal that no page has words for: its reason is its code. Games of this server list
   * their reasons instead, see {@link RefusalReason}.
   */
  public Refusal(String code, String sentence, String rule) {
    this(code, sentence, rule, code, Map.of());
  }

  /** Returns the same refusal, resting on another paragraph of the rules page. */
  public Refusal at(String otherRule) {
    return new Refusal(code, sentence, otherRule, reason, parameters);
  }
}
