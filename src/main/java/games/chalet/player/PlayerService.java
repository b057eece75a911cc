package games.chalet.player;

import games.chalet.storage.DiskSpace;
import games.chalet.web.Ids;
import games.chalet.web.Token;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The players in the database: created, found by token or id, renamed, forgotten. */
@Service
class PlayerService implements Players {

  private final GuestRepository guests;
  private final PlayerLookup lookup;
  private final ApplicationEventPublisher events;
  private final RunningTime time;
  private final DiskSpace space;
  private final Clock clock;

  PlayerService(
      GuestRepository guests,
      PlayerLookup lookup,
      ApplicationEventPublisher events,
      RunningTime time,
      DiskSpace space,
      Clock clock) {
    this.lookup = lookup;
    this.clock = clock;
    this.time = time;
    this.space = space;
    this.guests = guests;
    this.events = events;
  }

  @Override
  public Optional<Player> find(String id) {
    return lookup.byId(id);
  }

  @Override
  public Player get(String id) {
    return find(id).orElseThrow(PlayerRefusal.UNKNOWN::of);
  }

  @Override
  public List<Player> findAll(Collection<String> ids) {
    return lookup.byIds(ids);
  }

  @Override
  public Duration unseenFor(String id) {
    return guests
        .seenAt(id)
        .map(minute -> time.minutes() - minute - SeenRows.OLDER_MINUTES)
        .filter(minutes -> minutes > 0)
        .map(Duration::ofMinutes)
        .orElse(Duration.ZERO);
  }

  /** Returns the player whose cookie holds that token. */
  Optional<Player> find(Token token) {
    return lookup.byTokenHash(token.hash());
  }

  /** Creates a player, whose cookie holds that token; joins a transaction that is open. */
  Player make(Token token, String name) {
    space.requireForNew();
    Player made = new Player(Ids.random(), name);
    guests.save(new Guest(made, token.hash(), clock.instant(), time.minutes()));
    return made;
  }

  /**
   * Gives the player another name; joins a transaction that is open. Nobody is told, or reads it
   * here, before it is committed.
   */
  void rename(Player player, String name) {
    if (player.name().equals(name)) {
      return;
    }
    guests.rename(player.id(), name);
    afterCommit(
        () -> {
          lookup.changed(player.id());
          events.publishEvent(new PlayerRenamed(player.id()));
        });
  }

  private static void afterCommit(Runnable telling) {
    if (!TransactionSynchronizationManager.isSynchronizationActive()) {
      telling.run();
      return;
    }
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void afterCommit() {
            telling.run();
          }
        });
  }

  /** Removes the player; events are published when that is committed. */
  void forget(Player player) {
    guests.remove(player.id());
    lookup.changed(player.id());
    events.publishEvent(new PlayerForgotten(player.id()));
  }

  /**
   * Returns players who were not seen since a minute of the running time, those away longest first.
   *
   * @param connected true for players who have ever had a socket open, false for those who have not
   */
  List<String> awaySince(long minute, boolean connected, int most) {
    return guests.awaySince(minute, connected, Limit.of(most));
  }

  /**
   * Records these players as seen, with a socket, at that minute, so that they are checked again
   * later.
   */
  void keep(Collection<String> ids, long minute) {
    if (!ids.isEmpty()) {
      guests.seen(ids, minute);
    }
  }

  /**
   * Removes players to whom nothing refers, unless they were seen after that minute of the running
   * time. No event is needed.
   */
  void removeUnseen(Collection<String> ids, long minute) {
    if (!ids.isEmpty()) {
      guests.removeUnseen(ids, minute);
      ids.forEach(lookup::changed);
    }
  }
}
