package games.chalet.stomp;

import java.util.Set;

/**
 * An event: another process is gone. Its unpublished messages on these topics, to which sockets of
 * this process subscribe, will not come from there.
 */
public record PublisherGone(Set<String> destinations) {

  public PublisherGone {
    destinations = Set.copyOf(destinations);
  }
}
