package games.chalet.web.limits;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The room of each address for what is open at one time, such as its sockets. Strangers leave one
 * half of it to those who belong to a table, of which each may have a small part of that half.
 */
public final class AddressRoom {

  /** The number of tables that could fill the room of an address. */
  private static final int TABLES = 25;

  private final int most;

  /** Guarded by its own monitor; by address and by table. */
  private final Map<String, Integer> open = new HashMap<>();

  /**
   * Creates empty room.
   *
   * @param most the most that one address may have open; 0: no limit
   */
  public AddressRoom(int most) {
    this.most = most == 0 ? Integer.MAX_VALUE : most;
  }

  /**
   * A place in the room of an address.
   *
   * @param table whose place it is; empty where strangers have places, too
   */
  public record Place(String address, Optional<String> table) {

    /** Returns a place where strangers have theirs. */
    public static Place amongAll(Sender sender) {
      return new Place(sender.address(), Optional.empty());
    }
  }

  /** Returns a place that is free now, if there is one for this sender. */
  public Optional<Place> find(Sender sender) {
    Place amongAll = Place.amongAll(sender);
    if (isFree(amongAll)) {
      return Optional.of(amongAll);
    }
    return sender
        .share()
        .map(table -> new Place(sender.address(), Optional.of(table)))
        .filter(this::isFree);
  }

  private boolean isFree(Place place) {
    synchronized (open) {
      int besides = open.getOrDefault(place.address(), 0);
      return place
          .table()
          .map(table -> besides < most && open.getOrDefault(table, 0) < Math.ceilDiv(most, TABLES))
          .orElseGet(() -> besides < Math.ceilDiv(most, 2));
    }
  }

  /** Takes a place for this sender, if one is free. */
  public Optional<Place> enter(Sender sender) {
    Optional<Place> found = find(sender);
    // Another may have taken it meanwhile.
    return found.filter(
        place -> {
          synchronized (open) {
            boolean free = isFree(place);
            if (free) {
              enter(place);
            }
            return free;
          }
        });
  }

  /** Takes a place that was found before, even if others have taken it meanwhile. */
  public void enter(Place place) {
    synchronized (open) {
      open.merge(place.address(), 1, Integer::sum);
      place.table().ifPresent(table -> open.merge(table, 1, Integer::sum));
    }
  }

  /** Frees a place. */
  public void leave(Place place) {
    synchronized (open) {
      leave(place.address());
      place.table().ifPresent(this::leave);
    }
  }

  private void leave(String origin) {
    open.computeIfPresent(origin, (one, count) -> count == 1 ? null : count - 1);
  }
}
