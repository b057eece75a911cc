package games.chalet.archive;

import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.Matches;
import games.chalet.match.Replay;
import games.chalet.web.RefusedException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Replays as JSON. To make one, a whole match is played through again: few are made at a time, so
 * that those who read old matches do not slow down those who play, and what was made last is kept.
 */
@Component
class Replays {

  private static final int MADE_AT_ONCE = 1;
  private static final long WAIT_SECONDS = 5;

  /** More would take the threads away from those who play. */
  private static final int MOST_WAITING = 8;

  private static final long KEPT_BYTES = 16L << 20;

  private final Matches matches;
  private final Archive archive;
  private final Json json;
  private final Semaphore places = new Semaphore(MADE_AT_ONCE, true);
  private final Kept kept = new Kept();

  Replays(Matches matches, Archive archive, Json json) {
    this.matches = matches;
    this.archive = archive;
    this.json = json;
  }

  /** The replay of a finished match; empty if there is none or it goes on. */
  Optional<byte[]> find(String match, Viewer viewer) {
    Key key = new Key(match, viewer);
    byte[] ready = kept.get(key);
    return ready != null ? Optional.of(ready) : make(key);
  }

  /** After a name was taken out: what was made before it is to be made again. */
  void clear() {
    kept.clear();
  }

  private Optional<byte[]> make(Key key) {
    if (!enter()) {
      throw new RefusedException(
          429, "too-fast", "Many replays are being prepared; please try again in a moment.");
    }
    try {
      Optional<byte[]> made =
          matches.replay(key.match(), key.viewer()).map(this::withNamesOfArchive).map(json::write);
      made.ifPresent(bytes -> kept.put(key, bytes));
      return made;
    } finally {
      places.release();
    }
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

  private Replay withNamesOfArchive(Replay replay) {
    return new Replay(archive.find(replay.match().id()).orElse(replay.match()), replay.plies());
  }

  private record Key(String match, Viewer viewer) {}

  /** The replays asked for last, up to a number of bytes. */
  private static final class Kept {

    private final Map<Key, byte[]> replays = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    synchronized byte @Nullable [] get(Key key) {
      return replays.get(key);
    }

    synchronized void put(Key key, byte[] replay) {
      byte[] before = replays.put(key, replay);
      bytes += replay.length - (before == null ? 0 : before.length);
      Iterator<byte[]> oldest = replays.values().iterator();
      while (bytes > KEPT_BYTES && oldest.hasNext()) {
        bytes -= oldest.next().length;
        oldest.remove();
      }
    }

    synchronized void clear() {
      replays.clear();
      bytes = 0;
    }
  }
}
