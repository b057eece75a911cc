package games.chalet.engine;

/**
 * The reason why a request was not carried out.
 *
 * @param code stable, for programs: lower-case words joined by hyphens
 * @param sentence for people, in English
 * @param rule the anchor of the paragraph of the game's rules page on which it rests; empty where
 *     no rule of the game is involved
 */
public record Refusal(String code, String sentence, String rule) {}
