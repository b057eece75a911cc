package games.chalet.match.stomp;

import games.chalet.engine.Viewer;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.Header;
import games.chalet.match.live.writer.Audience;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Frames;
import games.chalet.stomp.Acknowledgement;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The subscribers to the topics of one match. */
public final class StompAudience implements Audience {

  private final StompMessaging messaging;

  /** By the places of {@link Fold#viewers()}. */
  private final List<String> topics;

  public StompAudience(StompMessaging messaging, Header header) {
    this.messaging = messaging;
    this.topics =
        Stream.concat(
                header.allSeats().stream().map(Viewer.Seated::new),
                Stream.of(new Viewer.Spectator()))
            .map(viewer -> MatchDestinations.topic(header.id(), Frames.nameOf(viewer)))
            .toList();
  }

  @Override
  public boolean publish(
      int place, MessageForms frame, ReplyAddress.@Nullable Session acknowledged) {
    return messaging.publish(
        topics.get(place),
        frame,
        acknowledged == null
            ? null
            : new Acknowledgement(acknowledged.sessionId(), acknowledged.commandId()));
  }

  @Override
  public void recheck(int place) {
    messaging.recheck(topics.get(place));
  }
}
