package games.chalet.stomp;

import org.jspecify.annotations.Nullable;

/**
 * Decides who may subscribe to a topic. Implemented by the modules that own the topics, each as a
 * bean. A topic without a rule is refused to everyone.
 */
public interface SubscriptionRule {

  /**
   * Returns true if this rule decides about the destination. Parse it exactly, character by
   * character: it comes from outside.
   */
  boolean governs(String destination);

  /**
   * Returns true if that person has the right to subscribe now. Called when a subscription is made
   * and again at each {@link StompMessaging#recheck}.
   *
   * @param playerId null for a stranger
   * @param destination one that this rule governs
   */
  boolean allows(@Nullable String playerId, String destination);
}
