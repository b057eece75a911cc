package games.chalet.archive;

import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.Replay;
import games.chalet.web.ReadCache;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Replays as JSON. Creating one replays a whole match. One is created at a time, and the last ones
 * are cached.
 */
@Component
class Replays {

  private static final long KEPT_BYTES = 16L << 20;

  private final Matches matches;
  private final Archive archive;
  private final Json json;
  private final FairReads reads;
  private final ReadCache<Key, Made> kept =
      new ReadCache<>(KEPT_BYTES, (key, made) -> made.json.length);

  Replays(Matches matches, Archive archive, Json json, FairReads reads) {
    this.reads = reads;
    this.matches = matches;
    this.archive = archive;
    this.json = json;
  }

  /** Returns the replay of a finished match; empty if there is none or it is running. */
  Optional<byte[]> find(String match, Viewer viewer, Party reader) {
    Key key = new Key(match, viewer);
    Optional<Made> made = kept.get(key, () -> make(key, reader));
    if (made.isPresent() && !isAsNamed(made.get(), match)) {
      kept.forget(key);
      made = kept.get(key, () -> make(key, reader));
    }
    return made.map(replay -> replay.json);
  }

  /** Returns true if the names have not changed: another process may have removed one. */
  private boolean isAsNamed(Made made, String match) {
    return archive.find(match).equals(made.archived);
  }

  /**
   * Returns the recap of a running match for one of its players; empty if there is none. It takes
   * one of the same places, and is not cached: it is read once a turn.
   */
  Optional<byte[]> recap(String match, Party reader) {
    return reads
        .inTurn(reader, () -> matches.recap(match, reader.person()).map(json::write))
        .orElseThrow(ArchiveRefusal.REPLAYS_BUSY::of);
  }

  /** Clears the cache after a name was removed: cached replays have to be created again. */
  void clear() {
    kept.forgetAll();
  }

  private Optional<Made> make(Key key, Party reader) {
    return reads
        .inTurn(reader, () -> matches.replay(key.match(), key.viewer()).map(this::made))
        .orElseThrow(ArchiveRefusal.REPLAYS_BUSY::of);
  }

  private Made made(Replay replay) {
    Optional<MatchSummary> archived = archive.find(replay.match().id());
    return new Made(
        json.write(new Replay(archived.orElse(replay.match()), replay.plies())), archived);
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
}
