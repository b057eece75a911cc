package games.chalet.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the newest complete version in a file of H2, block by block. After a power cut H2 takes
 * the first complete version that it finds, from the file's head or tail, and that may be older
 * than what was forced to the disk.
 */
final class VersionSearch {

  private static final int BLOCK = 4096;

  /** The first block after the two of the store's header. */
  private static final long FIRST = 2;

  private static final int LONGEST_HEAD = 1024;
  private static final int FOOTER = 128;

  private final Path file;
  private @Nullable Version found;

  /** Creates a search in a copy, which it changes. */
  VersionSearch(Path copy) {
    this.file = copy;
  }

  /**
   * A version of the whole store: that of its last chunk.
   *
   * @param block the first block of that chunk
   * @param chunk its id
   * @param header the store's header
   */
  private record Version(long block, long chunk, long number, Map<String, Object> header) {}

  /**
   * Makes the head of the file name its newest complete version, or the one before that was found
   * last.
   *
   * @return false if there is none
   */
  boolean next() throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      if (found != null) {
        write(channel, found.block() * BLOCK, new byte[BLOCK]);
      }
      found = newest(channel);
      if (found == null) {
        return false;
      }
      byte[] header = header(found);
      write(channel, 0, header);
      write(channel, BLOCK, header);
      channel.force(true);
      return true;
    }
  }

  private @Nullable Version newest(FileChannel channel) throws IOException {
    Map<String, Object> header;
    long number;
    try (MVStore store =
        new MVStore.Builder()
            .fileName(file.toString())
            .readOnly()
            .recoveryMode() // The only way to the whole file; it hides what cannot be read.
            .open()) {
      header = Map.copyOf(store.getStoreHeader());
      number = store.getCurrentVersion();
    } catch (MVStoreException e) {
      return null;
    }
    for (long block = FIRST; block * BLOCK < channel.size(); block++) {
      Map<String, String> chunk = head(channel, block);
      if (hex(chunk, "version") == number && isWhole(channel, block, chunk)) {
        return new Version(block, hex(chunk, "chunk"), number, header);
      }
    }
    return null;
  }

  /** Returns the first line of a chunk; empty if none begins there. */
  private static Map<String, String> head(FileChannel channel, long block) throws IOException {
    String text = text(channel, block * BLOCK, LONGEST_HEAD);
    if (!text.startsWith("chunk:")) {
      return Map.of();
    }
    Map<String, String> head = new HashMap<>();
    for (String entry : text.lines().findFirst().orElse("").strip().split(",", -1)) {
      String[] pair = entry.split(":", 2);
      head.put(pair[0], pair[pair.length - 1]);
    }
    return head;
  }

  private static boolean isWhole(FileChannel channel, long block, Map<String, String> chunk)
      throws IOException {
    long end = (block + hex(chunk, "len")) * BLOCK;
    return text(channel, end - FOOTER, FOOTER).startsWith("chunk:" + chunk.get("chunk") + ",");
  }

  private static String text(FileChannel channel, long at, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    channel.read(bytes, at);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
  }

  private static long hex(Map<String, String> chunk, String key) {
    try {
      return Long.parseUnsignedLong(chunk.getOrDefault(key, "0"), 16);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static byte[] header(Version version) {
    HashMap<String, Object> lines = new HashMap<>(version.header());
    lines.remove("clean");
    lines.remove("fletcher");
    lines.put("block", version.block());
    lines.put("chunk", version.chunk());
    lines.put("version", version.number());
    StringBuilder text = DataUtils.appendMap(new StringBuilder(), lines);
    byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
    DataUtils.appendMap(text, "fletcher", DataUtils.getFletcher32(bytes, 0, bytes.length));
    byte[] whole = new byte[BLOCK];
    byte[] written = text.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(written, 0, whole, 0, written.length);
    return whole;
  }

  private static void write(FileChannel channel, long at, byte[] bytes) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    for (long place = at; rest.hasRemaining(); ) {
      place += channel.write(rest, place);
    }
  }
}
