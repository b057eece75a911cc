package games.chalet.benchmark.journal;

import java.nio.file.Path;
import java.util.List;
import java.util.function.ToLongFunction;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.LongDataType;

/** Lines in the store that lies under H2, without SQL and without transactions. */
final class MapStore implements Store {

  /** More lines than any match of the benchmark has. */
  private static final int LINES_A_MATCH = 1_000;

  private final MVStore store;
  private final MVMap<Long, byte[]> lines;
  private final ToLongFunction<Line> key;

  private MapStore(Path folder, ToLongFunction<Line> key) {
    this.store =
        new MVStore.Builder()
            .fileName(folder.resolve("lines").toString())
            .autoCommitDisabled()
            .open();
    this.lines =
        store.openMap(
            "lines",
            new MVMap.Builder<Long, byte[]>()
                .keyType(LongDataType.INSTANCE)
                .valueType(ByteArrayDataType.INSTANCE));
    this.key = key;
  }

  /** Those of a match beside each other. */
  static MapStore byMatch(Path folder) {
    return new MapStore(folder, line -> line.match() * LINES_A_MATCH + line.number());
  }

  /** In the order in which they come. */
  static MapStore appended(Path folder) {
    return new MapStore(folder, Line::serial);
  }

  @Override
  public void write(List<Line> batch) {
    batch.forEach(line -> lines.put(key.applyAsLong(line), line.bytes()));
    store.commit();
  }

  @Override
  public void close() {
    store.close();
  }
}
