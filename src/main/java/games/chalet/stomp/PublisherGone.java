package games.chalet.stomp;

import java.util.Set;

/**
 * An event: another process is gone, and whatever it still had to publish on these topics, to which
 * sockets of this process listen, will not come from there.
 */
public record PublisherGone(Set<String> destinations) {

  public PublisherGone {
    destinations = Set.copyOf(destinations);
  }
}
