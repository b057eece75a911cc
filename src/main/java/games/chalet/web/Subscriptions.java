package games.chalet.web;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageHeaders;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.broker.SubscriptionRegistry;
import org.springframework.stereotype.Component;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;

/**
 * Who listens to what: the registry of Spring's broker, with exact names instead of patterns and
 * with the rule asked at the one place where it cannot be overtaken.
 *
 * <p>A subscription is entered first, silent; then its rule is asked; only then it may hear. So a
 * right that is withdrawn before the question makes the rule refuse, and one withdrawn after it
 * finds the subscription here when it is {@link #recheck rechecked}.
 */
@Component
class Subscriptions implements SubscriptionRegistry {

  private static final Logger LOG = LoggerFactory.getLogger(Subscriptions.class);

  /** What names a subscription comes back with every message to it. */
  private static final int LONGEST_ID = 64;

  private final Limits limits;
  private final Backlog backlog;
  private final Sockets sockets;
  private final ObjectProvider<SubscriptionRule> rules;
  private final ObjectProvider<Postbox> postbox;
  private final Map<String, Set<Subscription>> byDestination = new ConcurrentHashMap<>();
  private final Map<String, Map<String, Subscription>> bySession = new ConcurrentHashMap<>();

  Subscriptions(
      Limits limits,
      Backlog backlog,
      Sockets sockets,
      ObjectProvider<SubscriptionRule> rules,
      ObjectProvider<Postbox> postbox) {
    this.limits = limits;
    this.backlog = backlog;
    this.sockets = sockets;
    this.rules = rules;
    this.postbox = postbox;
  }

  private enum Stage {
    SILENT,
    HEARING,
    ENDED
  }

  private record Subscription(
      String sessionId,
      String id,
      String destination,
      @Nullable String playerId,
      AtomicReference<Stage> stage) {

    boolean hears() {
      return stage.get() == Stage.HEARING;
    }

    /** Whether it had not ended before. */
    boolean end() {
      return stage.getAndSet(Stage.ENDED) != Stage.ENDED;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Subscription that
          && sessionId.equals(that.sessionId)
          && id.equals(that.id)
          && stage.equals(that.stage);
    }

    @Override
    public int hashCode() {
      return Objects.hash(sessionId, id);
    }
  }

  @Override
  public void registerSubscription(Message<?> message) {
    MessageHeaders headers = message.getHeaders();
    String sessionId = SimpMessageHeaderAccessor.getSessionId(headers);
    String id = SimpMessageHeaderAccessor.getSubscriptionId(headers);
    String destination = SimpMessageHeaderAccessor.getDestination(headers);
    if (sessionId == null || id == null || destination == null) {
      return;
    }
    if (id.length() > LONGEST_ID) {
      refuse(sessionId, Refusals.malformed());
      return;
    }
    String playerId =
        SimpMessageHeaderAccessor.getUser(headers) instanceof SocketCaller caller
            ? caller.playerId()
            : null;
    Subscription subscription =
        new Subscription(sessionId, id, destination, playerId, new AtomicReference<>(Stage.SILENT));
    Map<String, Subscription> ofSession =
        bySession.computeIfAbsent(sessionId, unseen -> new ConcurrentHashMap<>());
    if (ofSession.size() >= limits.subscriptions()) {
      refuse(sessionId, new Refused(429, "too-many", "That is more than one page can listen to."));
      return;
    }
    Subscription before = ofSession.put(id, subscription);
    if (before != null) {
      remove(before);
    }
    byDestination.compute(destination, (name, listeners) -> with(listeners, subscription));
    if (!isAllowed(subscription)) {
      remove(subscription);
      refuse(sessionId, Refusals.forbidden());
    } else {
      subscription.stage().compareAndSet(Stage.SILENT, Stage.HEARING);
    }
  }

  private static Set<Subscription> with(
      @Nullable Set<Subscription> listeners, Subscription subscription) {
    Set<Subscription> grown = listeners == null ? ConcurrentHashMap.newKeySet() : listeners;
    grown.add(subscription);
    return grown;
  }

  private void refuse(String sessionId, Refused refused) {
    postbox.getObject().reply(sessionId, RefusedReply.of(null, refused));
  }

  private boolean isAllowed(Subscription subscription) {
    String destination = subscription.destination();
    if (destination.equals(Destinations.repliesOf(subscription.sessionId()))) {
      return true;
    }
    try {
      return Destinations.isPlain(destination)
          && rules.stream()
              .filter(rule -> rule.governs(destination))
              .findFirst()
              .map(rule -> rule.allows(subscription.playerId(), destination))
              .orElse(false);
    } catch (RuntimeException e) {
      LOG.error("Whether somebody may listen to {} could not be decided", destination, e);
      return false;
    }
  }

  /** Ends the subscriptions of those who may no longer listen there, and tells them. */
  void recheck(String destination) {
    for (Subscription subscription :
        List.copyOf(byDestination.getOrDefault(destination, Set.of()))) {
      if (!isAllowed(subscription) && remove(subscription)) {
        postbox.getObject().reply(subscription.sessionId(), Unsubscribed.from(destination));
      }
    }
  }

  /** Whether it had not ended before. */
  private boolean remove(Subscription subscription) {
    boolean ended = subscription.end();
    bySession.computeIfPresent(
        subscription.sessionId(),
        (session, subscriptions) -> {
          subscriptions.remove(subscription.id(), subscription);
          return subscriptions;
        });
    byDestination.computeIfPresent(
        subscription.destination(),
        (name, listeners) -> {
          listeners.remove(subscription);
          return listeners.isEmpty() ? null : listeners;
        });
    return ended;
  }

  @Override
  public void unregisterSubscription(Message<?> message) {
    String sessionId = SimpMessageHeaderAccessor.getSessionId(message.getHeaders());
    String id = SimpMessageHeaderAccessor.getSubscriptionId(message.getHeaders());
    if (sessionId != null && id != null) {
      Subscription subscription = bySession.getOrDefault(sessionId, Map.of()).get(id);
      if (subscription != null) {
        remove(subscription);
      }
    }
  }

  @Override
  public void unregisterAllSubscriptions(String sessionId) {
    List.copyOf(bySession.getOrDefault(sessionId, Map.of()).values()).forEach(this::remove);
    bySession.remove(sessionId);
    backlog.forget(sessionId);
  }

  @Override
  public MultiValueMap<String, String> findSubscriptions(Message<?> message) {
    String destination = SimpMessageHeaderAccessor.getDestination(message.getHeaders());
    MultiValueMap<String, String> found = new LinkedMultiValueMap<>();
    if (destination != null) {
      byDestination.getOrDefault(destination, Set.of()).stream()
          .filter(Subscription::hears)
          .forEach(
              listener -> {
                if (backlog.takes(listener.sessionId(), message)) {
                  found.add(listener.sessionId(), listener.id());
                } else {
                  sockets.letGo(listener.sessionId());
                }
              });
    }
    return found;
  }

  /** The {@code unsubscribed} message of the protocol. */
  record Unsubscribed(String kind, String destination, String code) {

    static Unsubscribed from(String destination) {
      return new Unsubscribed("unsubscribed", destination, "right-ended");
    }
  }
}
