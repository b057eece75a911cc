package games.chalet.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chance as a pure function of a seed and a label.
 *
 * <p>The bytes of a label are the concatenation of SHA-256(seed ‖ label ‖ counter) for counter = 0,
 * 1, 2, …, where seed is 32 bytes, label is UTF-8 followed by a zero byte, and counter is 4 bytes,
 * big-endian. Numbers are taken from it as 4 bytes, big-endian, unsigned.
 */
public final class Chance {

  private final byte[] seed;

  public Chance(Seed seed) {
    this.seed = seed.bytes();
  }

  /**
   * Returns the cards in an order that depends on seed and label only: sorted first, then
   * Fisher–Yates from the last place down, each index by {@link Stream#below}.
   *
   * @param label purpose and count, such as {@code deal/1}; never the ply
   */
  public <T extends Comparable<? super T>> List<T> shuffle(String label, List<T> cards) {
    List<T> shuffled = new ArrayList<>(cards);
    shuffled.sort(Comparator.naturalOrder());
    Stream stream = stream(label);
    for (int last = shuffled.size() - 1; last > 0; last--) {
      int other = stream.below(last + 1);
      T card = shuffled.get(last);
      shuffled.set(last, shuffled.get(other));
      shuffled.set(other, card);
    }
    return List.copyOf(shuffled);
  }

  /** Returns a number from 0 up to {@code bound}, exclusive, all equally likely. */
  public int below(String label, int bound) {
    return stream(label).below(bound);
  }

  private Stream stream(String label) {
    return new Stream(seed, label);
  }

  /** The endless bytes of one label. */
  private static final class Stream {

    private static final long RANGE = 1L << 32;

    private final MessageDigest digest = Seed.sha256();
    private final byte[] prefix;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private int counter;

    Stream(byte[] seed, String label) {
      byte[] name = label.getBytes(StandardCharsets.UTF_8);
      prefix = ByteBuffer.allocate(seed.length + name.length + 1).put(seed).put(name).array();
    }

    /** Rejects the numbers at the top that would make the low remainders likelier. */
    int below(int bound) {
      if (bound <= 0) {
        throw new IllegalArgumentException("Bound must be positive, was " + bound);
      }
      long limit = RANGE - RANGE % bound;
      long number;
      do {
        number = Integer.toUnsignedLong(next());
      } while (number >= limit);
      return (int) (number % bound);
    }

    private int next() {
      if (!block.hasRemaining()) {
        digest.update(prefix);
        block = ByteBuffer.wrap(digest.digest(ByteBuffer.allocate(4).putInt(counter++).array()));
      }
      return block.getInt();
    }
  }
}
