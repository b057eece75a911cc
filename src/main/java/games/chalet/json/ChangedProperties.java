package games.chalet.json;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The changes that {@link JsonChanges} has found, each written at once: properties of one object by
 * their paths. Those to be added have a plus after their path.
 */
final class ChangedProperties {

  /** Initial buffer size: fits most position changes. */
  private static final int LIKELY = 64;

  private final Json json;
  private final UnaryOperator<List<?>> lists;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream(LIKELY);

  /**
   * Creates an empty collection of changes.
   *
   * @param lists returns a list as it is written
   */
  ChangedProperties(Json json, UnaryOperator<List<?>> lists) {
    this.json = json;
    this.lists = lists;
  }

  void set(String path, @Nullable Object value) {
    property(path, value);
  }

  void add(String path, List<?> elements) {
    property(path + '+', elements);
  }

  void addAll(ChangedProperties others) {
    if (others.written.size() > 0) {
      separate();
      written.writeBytes(others.written.toByteArray());
    }
  }

  /** Returns all of them, with commas between them. */
  byte[] write() {
    return written.toByteArray();
  }

  private void separate() {
    if (written.size() > 0) {
      written.write(',');
    }
  }

  /**
   * Appends a property. The most frequent values are numbers or lists of them: these need no
   * library.
   */
  private void property(String path, @Nullable Object value) {
    separate();
    StringBuilder plain = new StringBuilder(LIKELY).append('"').append(path).append("\":");
    boolean isPlain = appendPlain(plain, value);
    written.writeBytes(plain.toString().getBytes(StandardCharsets.UTF_8));
    if (!isPlain) {
      written.writeBytes(json.write(told(Objects.requireNonNull(value))));
    }
  }

  private Object told(Object value) {
    return value instanceof List<?> list ? lists.apply(list) : value;
  }

  /**
   * Appends a number, a boolean, null, or a list of numbers; returns false if the value is
   * something else.
   */
  private static boolean appendPlain(StringBuilder to, @Nullable Object value) {
    if (value == null || value instanceof Integer || value instanceof Boolean) {
      to.append(value);
      return true;
    }
    if (!(value instanceof List<?> list) || !areNumbers(list)) {
      return false;
    }
    to.append('[');
    for (int i = 0; i < list.size(); i++) {
      to.append(i == 0 ? "" : ",").append(list.get(i));
    }
    to.append(']');
    return true;
  }

  private static boolean areNumbers(List<?> list) {
    for (Object element : list) {
      if (!(element instanceof Integer)) {
        return false;
      }
    }
    return true;
  }
}
