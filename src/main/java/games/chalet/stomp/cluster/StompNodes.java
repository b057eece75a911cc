package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.cluster.NodeListener;
import games.chalet.stomp.Connections;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.StompMessaging.ListenerElsewhere;
import games.chalet.stomp.StompMessaging.PublisherGone;
import games.chalet.stomp.TopicWatch.Wanted;
import games.chalet.web.NodeLeft;
import games.chalet.web.SeveralNodes;
import jakarta.annotation.PostConstruct;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Handles the messages of other processes about their sockets and the sockets of this one. */
@Component
@SeveralNodes
final class StompNodes implements NodeListener {

  private final Cluster cluster;
  private final StompMessaging messagingHere;
  private final Connections connectionsHere;
  private final Topics topics;
  private final ClusterPresence presence;
  private final Rechecks rechecks;
  private final ApplicationEventPublisher events;

  StompNodes(
      Cluster cluster,
      @Qualifier("subscriptions") StompMessaging messagingHere,
      @Qualifier("socketRegistry") Connections connectionsHere,
      Topics topics,
      ClusterPresence presence,
      Rechecks rechecks,
      ApplicationEventPublisher events) {
    this.cluster = cluster;
    this.messagingHere = messagingHere;
    this.connectionsHere = connectionsHere;
    this.topics = topics;
    this.presence = presence;
    this.rechecks = rechecks;
    this.events = events;
  }

  @PostConstruct
  void listen() {
    cluster.on(
        "published.1",
        StompMessage.Published.class,
        (node, it) ->
            messagingHere.publish(
                it.destination(), new MessageForms(utf8(it.whole()), utf8(it.changes()))));
    cluster.on("recheck.1", StompMessage.Recheck.class, this::recheck);
    cluster.on(
        "rechecked.1",
        StompMessage.Rechecked.class,
        (node, done) -> rechecks.answered(node, done.ticket()));
    cluster.on(
        "listening.1",
        StompMessage.Listening.class,
        (node, it) -> note(node, it.destination(), new Wanted(it.whole(), it.changes())));
    cluster.on("all-topics.1", StompMessage.AllTopics.class, this::replace);
    cluster.on(
        "came.1",
        StompMessage.Came.class,
        (node, came) -> presence.came(node, came.playerId(), came.address(), came.number()));
    cluster.on(
        "went.1",
        StompMessage.Went.class,
        (node, went) -> presence.went(node, went.playerId(), went.number()));
    cluster.on(
        "all-players.1",
        StompMessage.AllPlayers.class,
        (node, all) -> presence.replace(node, all.players()));
    cluster.on("tell-all.1", StompMessage.TellAll.class, (node, ask) -> tellAll(node));
    cluster.on(
        "close.1",
        StompMessage.Close.class,
        (node, close) -> connectionsHere.close(close.playerId()));
    cluster.add(this);
  }

  private static @Nullable Supplier<byte[]> utf8(@Nullable String text) {
    return text == null ? null : () -> text.getBytes(StandardCharsets.UTF_8);
  }

  private void recheck(String node, StompMessage.Recheck recheck) {
    try {
      messagingHere.recheck(recheck.destination());
    } finally {
      cluster.tell(node, new StompMessage.Rechecked(recheck.ticket()));
    }
  }

  private void replace(String node, StompMessage.AllTopics all) {
    topics.forget(node);
    all.topics().forEach((topic, it) -> note(node, topic, wanted(it)));
  }

  private static Wanted wanted(List<Boolean> told) {
    return new Wanted(told.getFirst(), told.getLast());
  }

  private void note(String node, String destination, Wanted wanted) {
    if (topics.note(node, destination, wanted)) {
      events.publishEvent(new ListenerElsewhere(destination));
    }
  }

  private void tellAll(String node) {
    topics.tellAll(node);
    presence.tellAll(node);
  }

  @Override
  public void joined(String node) {
    tellAll(node);
  }

  @Override
  public void left(String node) {
    topics.forget(node);
    rechecks.left(node);
    presence.replace(node, Map.of());
    events.publishEvent(new NodeLeft(node));
    events.publishEvent(new PublisherGone(topics.here()));
  }

  /**
   * Closes all sockets, so that browsers request everything again: a missed message may have been a
   * frame for any of them.
   */
  @Override
  public void missed(String node) {
    connectionsHere.closeAll();
    cluster.tell(node, new StompMessage.TellAll());
  }
}
