package games.chalet.match.stomp;

import games.chalet.engine.Viewer;
import games.chalet.match.journal.Header;
import games.chalet.match.live.writer.Audience;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Frames;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import java.util.List;
import java.util.stream.Stream;

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
  public void publish(int place, MessageForms frame) {
    messaging.publish(topics.get(place), frame);
  }

  @Override
  public void recheck(int place) {
    messaging.recheck(topics.get(place));
  }
}
