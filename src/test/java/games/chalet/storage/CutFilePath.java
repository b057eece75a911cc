package games.chalet.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicInteger;
import org.h2.store.fs.FileBase;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Files of H2 whose process is killed: after so many writes the next one gets half through, and
 * nothing is written any more.
 */
public final class CutFilePath extends FilePathWrapper {

  /** The prefix of names of such files. */
  static final String SCHEME = "cut";

  private static final AtomicInteger LEFT = new AtomicInteger();

  /** H2 creates them, one for each name. */
  public CutFilePath() {}

  static void register() {
    FilePath.register(new CutFilePath());
  }

  static void killAfter(int writes) {
    LEFT.set(writes);
  }

  /** Returns how many writes are left. */
  static int left() {
    return LEFT.get();
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new Cut(super.open(mode));
  }

  private static final class Cut extends FileBase {

    private final FileChannel file;

    Cut(FileChannel file) {
      this.file = file;
    }

    @Override
    public synchronized int write(ByteBuffer bytes, long at) throws IOException {
      int left = LEFT.decrementAndGet();
      if (left < 0) {
        if (left == -1) {
          file.write(bytes.slice().limit(bytes.remaining() / 2), at);
        }
        throw new IOException("killed");
      }
      return file.write(bytes, at);
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
      if (LEFT.decrementAndGet() < 0) {
        throw new IOException("killed");
      }
      file.truncate(size);
      return this;
    }

    @Override
    public int write(ByteBuffer bytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return file.read(bytes);
    }

    @Override
    public synchronized int read(ByteBuffer bytes, long at) throws IOException {
      return file.read(bytes, at);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public FileChannel position(long at) throws IOException {
      file.position(at);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public void force(boolean metaData) throws IOException {
      file.force(metaData);
    }

    @Override
    public @Nullable FileLock tryLock(long at, long size, boolean shared) throws IOException {
      return file.tryLock(at, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
