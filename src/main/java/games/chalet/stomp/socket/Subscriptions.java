package games.chalet.stomp.socket;

import games.chalet.json.Json;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.SubscriptionRule;
import games.chalet.stomp.TopicWatch;
import games.chalet.stomp.sending.Payload;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.problems.CommonRefusal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;

/**
 * All subscriptions, by exact names, and all that they hear; the rule is checked at the one place
 * where it cannot be overtaken.
 *
 * <p>A subscription is first entered, silent; then its rule is checked; only then it may receive.
 * So a right that is withdrawn before the check makes the rule refuse, and one withdrawn after it
 * finds the subscription here when it is {@link #recheck rechecked}.
 */
@Component("subscriptions")
class Subscriptions implements StompMessaging {

  private static final Logger LOG = LoggerFactory.getLogger(Subscriptions.class);

  /** The longest id of a subscription, which every message to it repeats. */
  private static final int LONGEST_ID = 64;

  /**
   * The most subscriptions to the same topic: a page that changes may have two for a moment, and
   * each copy of a frame costs a whole one.
   */
  private static final int COPIES = 3;

  private final StompLimits limits;
  private final Json json;
  private final StompSessions sessions;
  private final ObjectProvider<SubscriptionRule> rules;
  private final ObjectProvider<TopicWatch> watches;
  private final ReachedLimits reached;
  private final Map<String, Set<Subscription>> byDestination = new ConcurrentHashMap<>();

  /** Those of each session, by the ids that the browser gave them. */
  private final Map<StompSession, Map<String, Subscription>> bySession = new ConcurrentHashMap<>();

  Subscriptions(
      StompLimits limits,
      Json json,
      StompSessions sessions,
      ObjectProvider<SubscriptionRule> rules,
      ObjectProvider<TopicWatch> watches,
      ReachedLimits reached) {
    this.limits = limits;
    this.json = json;
    this.sessions = sessions;
    this.rules = rules;
    this.watches = watches;
    this.reached = reached;
  }

  /** Begins a subscription of a browser, to changes or to whole messages. */
  void begin(StompSession session, @Nullable String id, String destination, boolean wantsChanges) {
    if (id == null || id.length() > LONGEST_ID) {
      refuse(session, CommonRefusal.MALFORMED.of());
      return;
    }
    if (!limits.allowsSubscription(of(session).size())
        || timesHeard(session, destination) >= COPIES) {
      reached.count(Limit.SUBSCRIPTIONS, session.handshake().sender().address());
      refuse(session, SocketRefusal.TOO_MANY_SUBSCRIPTIONS.of());
      return;
    }
    Subscription subscription = new Subscription(session, id, destination, wantsChanges);
    Subscription before =
        bySession
            .computeIfAbsent(session, first -> new ConcurrentHashMap<>())
            .put(id, subscription);
    if (before != null) {
      remove(before);
    }
    byDestination.compute(destination, (name, listeners) -> with(listeners, subscription));
    if (session.isEnded()) { // Ended since; nothing else would remove it.
      endAll(session);
      return;
    }
    switch (rightOf(subscription)) {
      case YES -> {
        subscription.begin();
        tellWatch(destination);
      }
      case NO -> {
        remove(subscription);
        refuse(session, CommonRefusal.FORBIDDEN.of());
      }
      case NOT_KNOWN_NOW -> comeAgain(subscription);
    }
  }

  /**
   * Makes the client reconnect. So it receives nothing that may not be its own, and is not refused
   * what may be.
   */
  private void comeAgain(Subscription subscription) {
    remove(subscription);
    subscription.session().finish(CloseStatus.SERVICE_OVERLOAD);
  }

  private Map<String, Subscription> of(StompSession session) {
    return bySession.getOrDefault(session, Map.of());
  }

  private long timesHeard(StompSession session, String destination) {
    return of(session).values().stream()
        .filter(subscription -> subscription.destination().equals(destination))
        .count();
  }

  private static Set<Subscription> with(
      @Nullable Set<Subscription> listeners, Subscription subscription) {
    Set<Subscription> grown = listeners == null ? ConcurrentHashMap.newKeySet() : listeners;
    grown.add(subscription);
    return grown;
  }

  private void refuse(StompSession session, RefusedException refused) {
    reply(session, RefusedReply.of(null, refused));
  }

  private void reply(StompSession session, Object body) {
    reply(session, json.write(body));
  }

  /** Sends JSON to the replies of a session, if it has subscribed to them. */
  void reply(StompSession session, byte[] encoded) {
    Payload body = new Payload(encoded);
    for (Subscription subscription : of(session).values()) {
      if (subscription.destination().equals(StompDestinations.REPLIES)) {
        subscription.tell(body);
      }
    }
  }

  private enum Right {
    YES,
    NO,
    NOT_KNOWN_NOW
  }

  private Right rightOf(Subscription subscription) {
    String destination = subscription.destination();
    try {
      return isAllowed(subscription.playerId(), destination) ? Right.YES : Right.NO;
    } catch (RuntimeException e) {
      LOG.error("Permission check for {} failed", destination, e);
      return Right.NOT_KNOWN_NOW;
    }
  }

  private boolean isAllowed(@Nullable String playerId, String destination) {
    return destination.equals(StompDestinations.REPLIES)
        || (StompDestinations.isPlain(destination)
            && rules.stream()
                .filter(rule -> rule.governs(destination))
                .findFirst()
                .map(rule -> rule.allows(playerId, destination))
                .orElse(false));
  }

  @Override
  public void reply(String sessionId, Object body) {
    if (body instanceof RefusedReply refused) {
      count(sessionId, refused);
    }
    reply(sessionId, json.write(body));
  }

  @Override
  public void reply(String sessionId, byte[] encoded) {
    sessions.find(sessionId).ifPresent(session -> reply(session, encoded));
  }

  private void count(String sessionId, RefusedReply refused) {
    sessions
        .find(sessionId)
        .map(session -> session.handshake().sender().address())
        .ifPresent(address -> reached.count(refused.code(), refused.reason(), address));
  }

  @Override
  public void recheck(String destination) {
    for (Subscription subscription :
        List.copyOf(byDestination.getOrDefault(destination, Set.of()))) {
      switch (rightOf(subscription)) {
        case YES -> {}
        case NO -> {
          if (remove(subscription)) {
            reply(subscription.session(), Unsubscribed.from(destination));
          }
        }
        case NOT_KNOWN_NOW -> comeAgain(subscription);
      }
    }
  }

  /** Returns true if it had not ended before. */
  private boolean remove(Subscription subscription) {
    boolean ended = subscription.end();
    Map<String, Subscription> own = bySession.get(subscription.session());
    if (own != null) {
      own.remove(subscription.id(), subscription);
    }
    byDestination.computeIfPresent(
        subscription.destination(),
        (name, listeners) -> {
          listeners.remove(subscription);
          return listeners.isEmpty() ? null : listeners;
        });
    tellWatch(subscription.destination());
    return ended;
  }

  private void tellWatch(String destination) {
    watches.ifAvailable(watch -> watch.changed(destination, () -> wanted(destination)));
  }

  private TopicWatch.Wanted wanted(String destination) {
    boolean whole = false;
    boolean changes = false;
    for (Subscription listener : byDestination.getOrDefault(destination, Set.of())) {
      if (listener.hears()) {
        whole |= !listener.wantsChanges();
        changes |= listener.wantsChanges();
      }
    }
    return new TopicWatch.Wanted(whole, changes);
  }

  void end(StompSession session, @Nullable String id) {
    Subscription subscription = id == null ? null : of(session).get(id);
    if (subscription != null) {
      remove(subscription);
    }
  }

  /** Ends all subscriptions of a closed session. */
  void endAll(StompSession session) {
    Map<String, Subscription> ended = bySession.remove(session);
    if (ended != null) {
      List.copyOf(ended.values()).forEach(this::remove);
    }
  }

  @Override
  public void publish(String destination, Object body) {
    publish(destination, () -> json.write(body));
  }

  @Override
  public void publish(String destination, Supplier<byte[]> encoded) {
    publish(destination, MessageForms.whole(encoded));
  }

  /** Sends each form to those who want it; encodes it once, when the first of them is found. */
  @Override
  public void publish(String destination, MessageForms forms) {
    Payload whole = null;
    Payload changes = null;
    for (Subscription listener : byDestination.getOrDefault(destination, Set.of())) {
      if (!listener.hears()) {
        continue;
      }
      if (listener.wantsChanges() && forms.changes() != null) {
        changes = changes == null ? new Payload(forms.changes().get()) : changes;
        listener.tell(changes);
      } else if (forms.whole() != null) {
        whole = whole == null ? new Payload(forms.whole().get()) : whole;
        listener.tell(whole);
      }
    }
  }

  /** A subscription has ended with the right to it. */
  record Unsubscribed(String kind, String destination, String code) {

    static Unsubscribed from(String destination) {
      return new Unsubscribed("unsubscribed", destination, "right-ended");
    }
  }
}
