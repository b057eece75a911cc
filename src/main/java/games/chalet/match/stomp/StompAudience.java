package games.chalet.match.stomp;

import games.chalet.engine.Viewer;
import games.chalet.match.journal.Header;
import games.chalet.match.live.Audience;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Frames;
import games.chalet.stomp.StompMessaging;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Those who listen to the topics of one match. */
public final class StompAudience implements Audience {

  private final StompMessaging postbox;

  /** By the places of {@link Fold#viewers()}. */
  private final List<String> topics;

  public StompAudience(StompMessaging postbox, Header header) {
    this.postbox = postbox;
    this.topics =
        Stream.concat(
                header.allSeats().stream().map(Viewer.Seated::new),
                Stream.of(new Viewer.Spectator()))
            .map(viewer -> MatchDestinations.topic(header.id(), Frames.nameOf(viewer)))
            .toList();
  }

  @Override
  public void publish(int place, Supplier<byte[]> frame) {
    postbox.publish(topics.get(place), frame);
  }

  @Override
  public void recheck(int place) {
    postbox.recheck(topics.get(place));
  }
}
