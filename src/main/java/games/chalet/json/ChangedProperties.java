package games.chalet.json;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The changes that {@link JsonChanges} has found, each written at once with its path. Brief ones
 * are properties of one object; those to be added have a plus after their path.
 */
final class ChangedProperties {

  private static final byte[] SET = "\"set\":{".getBytes(StandardCharsets.UTF_8);
  private static final byte[] ADD = "\"add\":{".getBytes(StandardCharsets.UTF_8);

  /** Initial buffer size: fits most frame changes. */
  private static final int LIKELY = 64;

  private final Json json;
  private final @Nullable UnaryOperator<List<?>> lists;
  private final ByteArrayOutputStream set = new ByteArrayOutputStream(LIKELY);
  private final ByteArrayOutputStream add = new ByteArrayOutputStream(0);

  /**
   * Creates an empty collection of changes.
   *
   * @param lists how lists are written in brief changes; null for those that are not brief
   */
  ChangedProperties(Json json, @Nullable UnaryOperator<List<?>> lists) {
    this.json = json;
    this.lists = lists;
  }

  void set(String path, @Nullable Object value) {
    property(set, path, value);
  }

  void add(String path, List<?> elements) {
    if (lists == null) {
      property(add, path, elements);
    } else {
      property(set, path + '+', elements);
    }
  }

  void addAll(ChangedProperties others) {
    append(set, others.set);
    append(add, others.add);
  }

  /**
   * Returns the properties {@code set} and {@code add}, each only if it is not empty; or the brief
   * ones.
   */
  byte[] write() {
    if (lists != null) {
      return set.toByteArray();
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream(set.size() + add.size() + LIKELY);
    write(all, SET, set);
    write(all, ADD, add);
    return all.toByteArray();
  }

  private static void write(
      ByteArrayOutputStream all, byte[] name, ByteArrayOutputStream properties) {
    if (properties.size() > 0) {
      separate(all);
      all.writeBytes(name);
      all.writeBytes(properties.toByteArray());
      all.write('}');
    }
  }

  private static void append(ByteArrayOutputStream to, ByteArrayOutputStream from) {
    if (from.size() > 0) {
      separate(to);
      to.writeBytes(from.toByteArray());
    }
  }

  private static void separate(ByteArrayOutputStream properties) {
    if (properties.size() > 0) {
      properties.write(',');
    }
  }

  /**
   * Appends a property. The most frequent values are numbers or lists of them: these need no
   * library.
   */
  private void property(ByteArrayOutputStream to, String path, @Nullable Object value) {
    separate(to);
    StringBuilder plain = new StringBuilder(LIKELY).append('"').append(path).append("\":");
    boolean isPlain = appendPlain(plain, value);
    to.writeBytes(plain.toString().getBytes(StandardCharsets.UTF_8));
    if (!isPlain) {
      to.writeBytes(json.write(told(Objects.requireNonNull(value))));
    }
  }

  private Object told(Object value) {
    return lists != null && value instanceof List<?> list ? lists.apply(list) : value;
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
