package games.chalet.archive;

import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.Replay;
import games.chalet.web.ClusterMode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/**
 * Replays as JSON. Creating one replays a whole match. Few are created at a time, so that readers
 * of old matches do not slow down players, and the last ones are cached.
 */
@Component
class Replays {

  private static final int MADE_AT_ONCE = 1;
  private static final long WAIT_SECONDS = 5;

  /** The most replays that wait; more would take the threads away from players. */
  private static final int MOST_WAITING = 8;

  private static final long KEPT_BYTES = 16L << 20;

  private final boolean isShared;
  private final Matches matches;
  private final Archive archive;
  private final Json json;
  private final Semaphore places = new Semaphore(MADE_AT_ONCE, true);
  private final Kept kept = new Kept();

  Replays(Matches matches, Archive archive, Json json, Environment environment) {
    this.isShared = ClusterMode.isOn(environment);
    this.matches = matches;
    this.archive = archive;
    this.json = json;
  }

  /** Returns the replay of a finished match; empty if there is none or it is running. */
  Optional<byte[]> find(String match, Viewer viewer) {
    Key key = new Key(match, viewer);
    Made ready = kept.get(key);
    return ready != null && isAsNamed(ready, match) ? Optional.of(ready.json) : make(key);
  }

  /** Returns true if the names have not changed: another node may have removed one. */
  private boolean isAsNamed(Made made, String match) {
    return !isShared || archive.find(match).equals(made.archived);
  }

  /**
   * Returns the recap of a running match for one of its players; empty if there is none. It takes
   * one of the same places, and is not cached: it is read once a turn.
   */
  Optional<byte[]> recap(String match, String playerId) {
    return inTurn(() -> matches.recap(match, playerId).map(json::write));
  }

  /** Clears the cache after a name was removed: cached replays have to be created again. */
  void clear() {
    kept.clear();
  }

  private Optional<byte[]> make(Key key) {
    Optional<Made> made = inTurn(() -> matches.replay(key.match(), key.viewer()).map(this::made));
    made.ifPresent(replay -> kept.put(key, replay));
    return made.map(replay -> replay.json);
  }

  private <T> T inTurn(Supplier<T> work) {
    if (!enter()) {
      throw ArchiveRefusal.REPLAYS_BUSY.of();
    }
    try {
      return work.get();
    } finally {
      places.release();
    }
  }

  private Made made(Replay replay) {
    Optional<MatchSummary> archived = archive.find(replay.match().id());
    return new Made(
        json.write(new Replay(archived.orElse(replay.match()), replay.plies())), archived);
  }

  private boolean enter() {
    if (places.getQueueLength() >= MOST_WAITING) {
      return false;
    }
    try {
      return places.tryAcquire(WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private record Key(String match, Viewer viewer) {}

  /** A replay, and the archived match from which it was created. */
  private static final class Made {

    private final byte[] json;
    private final Optional<MatchSummary> archived;

    private Made(byte[] json, Optional<MatchSummary> archived) {
      this.json = json;
      this.archived = archived;
    }
  }

  /** The replays asked for last, up to a number of bytes. */
  private static final class Kept {

    private final Map<Key, Made> replays = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    synchronized @Nullable Made get(Key key) {
      return replays.get(key);
    }

    synchronized void put(Key key, Made replay) {
      Made before = replays.put(key, replay);
      bytes += replay.json.length - (before == null ? 0 : before.json.length);
      Iterator<Made> oldest = replays.values().iterator();
      while (bytes > KEPT_BYTES && oldest.hasNext()) {
        bytes -= oldest.next().json.length;
        oldest.remove();
      }
    }

    synchronized void clear() {
      replays.clear();
      bytes = 0;
    }
  }
}
