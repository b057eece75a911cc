package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.json.Json;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.TopicWatch.Wanted;
import games.chalet.web.SeveralNodes;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/**
 * Publishes to the sockets of all processes; each message is encoded once. Other processes get the
 * forms that their subscribers want.
 */
@Component
@SeveralNodes
@Primary
final class ClusterMessaging implements StompMessaging {

  private static final Wanted WHOLE = new Wanted(true, false);

  private final StompMessaging here;
  private final Cluster cluster;
  private final Topics topics;
  private final Rechecks rechecks;
  private final Json json;

  ClusterMessaging(
      @Qualifier("subscriptions") StompMessaging here,
      Cluster cluster,
      Topics topics,
      Rechecks rechecks,
      Json json) {
    this.here = here;
    this.cluster = cluster;
    this.topics = topics;
    this.rechecks = rechecks;
    this.json = json;
  }

  @Override
  public void publish(String destination, Object body) {
    publish(destination, () -> json.write(body));
  }

  @Override
  public void publishHere(String destination, Object body) {
    here.publish(destination, body);
  }

  @Override
  public void publish(String destination, Supplier<byte[]> encoded) {
    Once whole = new Once(encoded);
    here.publish(destination, whole);
    tellOthers(destination, whole, null);
  }

  @Override
  public void publish(String destination, MessageForms forms) {
    Once whole = once(forms.whole());
    Once changed = once(forms.changes());
    here.publish(destination, new MessageForms(whole, changed));
    if (whole != null) {
      tellOthers(destination, whole, changed);
    }
  }

  private static @Nullable Once once(@Nullable Supplier<byte[]> encoded) {
    return encoded == null ? null : new Once(encoded);
  }

  private void tellOthers(String destination, Once whole, @Nullable Once changes) {
    if (Topics.areToldApart(destination)) {
      topics
          .elsewhere(destination)
          .forEach((node, it) -> tell(node, destination, it, whole, changes));
    } else {
      cluster.others().forEach(node -> tell(node, destination, WHOLE, whole, changes));
    }
  }

  private void tell(
      String node, String destination, Wanted wanted, Once whole, @Nullable Once changes) {
    boolean alsoWhole = wanted.whole() || changes == null;
    cluster.tell(
        node,
        new StompMessage.Published(
            destination,
            alsoWhole ? whole.text() : null,
            changes != null && wanted.changes() ? changes.text() : null));
  }

  @Override
  public void reply(String sessionId, Object body) {
    here.reply(sessionId, body);
  }

  @Override
  public void reply(String sessionId, byte[] encoded) {
    here.reply(sessionId, encoded);
  }

  @Override
  public void recheck(String destination) {
    here.recheck(destination);
    rechecks.everywhereElse(destination);
  }

  /** Encodes on the first call. */
  private static final class Once implements Supplier<byte[]> {

    private final Supplier<byte[]> encoded;
    private byte @Nullable [] bytes;
    private @Nullable String text;

    Once(Supplier<byte[]> encoded) {
      this.encoded = encoded;
    }

    @Override
    public byte[] get() {
      byte[] present = bytes;
      if (present == null) {
        present = encoded.get();
        bytes = present;
      }
      return present;
    }

    String text() {
      String present = text;
      if (present == null) {
        present = new String(get(), StandardCharsets.UTF_8);
        text = present;
      }
      return present;
    }
  }
}
