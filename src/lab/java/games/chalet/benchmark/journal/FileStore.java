package games.chalet.benchmark.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Lines at the end of a file. */
final class FileStore implements Store {

  private final FileChannel file;

  FileStore(Path folder) throws IOException {
    file =
        FileChannel.open(
            folder.resolve("lines"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  @Override
  public void write(List<Line> lines) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(SqlStore.together(lines));
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
