package games.chalet.benchmark.journal;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/** One way to keep lines: what {@link #write} has returned from survives a kill. */
interface Store extends AutoCloseable {

  /** Writes lines of several matches, all or none. */
  void write(List<Line> lines) throws IOException, SQLException;

  @Override
  void close() throws IOException, SQLException;
}
