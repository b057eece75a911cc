package games.chalet.storage;

import java.io.File;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/**
 * The bytes that are free for this process on the disk of a folder. For a folder that does not
 * exist yet: on the disk where it would be created.
 */
final class Disk implements LongSupplier {

  private final File folder;

  Disk(Path folder) {
    this.folder = folder.toAbsolutePath().normalize().toFile();
  }

  @Override
  public long getAsLong() {
    File there = folder;
    while (!there.exists() && there.getParentFile() != null) {
      there = there.getParentFile();
    }
    return there.getUsableSpace();
  }
}
