package games.chalet.stomp;

import org.jspecify.annotations.Nullable;

/**
 * May this person listen there? Answered by the rooms whose topics they are, each as a bean. A
 * topic that no rule governs is refused to everybody.
 */
public interface SubscriptionRule {

  /**
   * Whether this rule decides about the destination. To be parsed exactly, character by character:
   * it comes from outside.
   */
  boolean governs(String destination);

  /**
   * Whether that person has the right to listen now. Asked when a subscription is made and again at
   * each {@link StompMessaging#recheck}.
   *
   * @param playerId null for a stranger
   * @param destination one that this rule governs
   */
  boolean allows(@Nullable String playerId, String destination);
}
