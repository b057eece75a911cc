package games.chalet.json;

import games.chalet.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The changes between two records of one type, as JSON: the <i>changes</i> of {@code
 * docs/protocol.md}. Each is a property whose name is a path, and its value is put in that place,
 * or appended to the list there if the path ends in a plus. A path is the shortened names of
 * properties and the numbers of elements on the way, with points between them. Applied to the JSON
 * of the first record, the changes give that of the second.
 */
public final class JsonChanges {

  /** The depth of the parts that several viewers may share. */
  private static final int SHARED = 2;

  private final Json json;
  private final Map<Class<?>, Components> components = new ConcurrentHashMap<>();

  public JsonChanges(Json json) {
    this.json = json;
  }

  /**
   * Returns a comparison of several pairs of records that share parts; it compares each shared part
   * only once. For one thread.
   */
  public Comparison comparison() {
    return new Comparison();
  }

  /**
   * The components of records of one type.
   *
   * @param shortNames in the same order
   */
  private record Components(List<RecordProperty> properties, List<String> shortNames) {

    static Components of(Class<?> type) {
      List<RecordProperty> properties = RecordProperty.of(type);
      return new Components(
          properties, ShortNames.of(properties.stream().map(RecordProperty::name).toList()));
    }

    String name(int index, boolean isShort) {
      return isShort ? shortNames.get(index) : properties.get(index).name();
    }
  }

  private Components componentsOf(Class<?> type) {
    return components.computeIfAbsent(type, Components::of);
  }

  private List<RecordProperty> propertiesOf(Class<?> type) {
    return componentsOf(type).properties();
  }

  /** Returns true if its JSON is an object with its components as properties. */
  private static boolean isObject(@Nullable Object value) {
    return value instanceof Record && !(value instanceof Seat);
  }

  /**
   * Returns true if a value is the same as before. Of an object whose properties are compared one
   * by one, only if it is the same object.
   */
  @SuppressWarnings("ReferenceEquality") // A shortcut for the same object.
  private static boolean isUnchanged(@Nullable Object old, @Nullable Object now) {
    return old == now || (!isObject(now) && Objects.equals(old, now));
  }

  private static @Nullable Object present(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }

  /** See {@link #comparison}. */
  public final class Comparison {

    private final List<Compared> known = new ArrayList<>();

    private Comparison() {}

    /**
     * Returns the changes as properties without braces around them.
     *
     * @param before records whose properties are on one level
     * @param after of the same types, in the same order
     */
    public byte[] between(List<? extends Record> before, List<? extends Record> after) {
      ChangedProperties changes = noneYet();
      for (int i = 0; i < before.size(); i++) {
        ofProperties("", before.get(i), after.get(i), changes, 0);
      }
      return changes.write();
    }

    private ChangedProperties noneYet() {
      return new ChangedProperties(
          json, list -> AlikeElements.of(list, JsonChanges.this::propertiesOf));
    }

    /** Adds the changed properties; those of a position itself keep their names. */
    private void ofProperties(
        String prefix, Object before, Object after, ChangedProperties changes, int depth) {
      Components those = componentsOf(after.getClass());
      for (int i = 0; i < those.properties().size(); i++) {
        RecordProperty property = those.properties().get(i);
        Object old = property.presentIn(before);
        Object now = property.presentIn(after);
        if (isUnchanged(old, now)) {
          continue; // Most are: their paths are not even put together.
        }
        String path = prefix + those.name(i, depth > 0);
        if (depth < SHARED && now != null && isObject(now)) {
          changes.addAll(remembered(path, old, now, depth + 1));
        } else {
          ofValue(path, old, now, changes, depth + 1);
        }
      }
    }

    /**
     * Returns the changes of a part, compared only once: the part that several viewers share is one
     * object in all of their views.
     */
    @SuppressWarnings("ReferenceEquality") // Equal ones would only be compared once more.
    private ChangedProperties remembered(String path, @Nullable Object old, Object now, int depth) {
      for (Compared earlier : known) {
        if (earlier.before == old && earlier.after == now && earlier.path.equals(path)) {
          return earlier.changes;
        }
      }
      ChangedProperties changes = noneYet();
      ofValue(path, old, now, changes, depth);
      known.add(new Compared(path, old, now, changes));
      return changes;
    }

    /** Adds the changes of a value that is not {@link #isUnchanged unchanged}. */
    private void ofValue(
        String path,
        @Nullable Object old,
        @Nullable Object now,
        ChangedProperties changes,
        int depth) {
      if (old == null || now == null || (old.getClass() != now.getClass() && !areLists(old, now))) {
        changes.set(path, now);
      } else if (isObject(now)
          && RecordProperty.haveTheSame(propertiesOf(now.getClass()), old, now)) {
        ofProperties(path + ".", old, now, changes, depth);
      } else if (old instanceof List<?> oldList && now instanceof List<?> newList) {
        ofList(path, oldList, newList, changes, depth);
      } else {
        changes.set(path, now);
      }
    }

    private static boolean areLists(Object old, Object now) {
      return old instanceof List<?> && now instanceof List<?>;
    }

    private void ofList(
        String path, List<?> old, List<?> now, ChangedProperties changes, int depth) {
      int length = old.size();
      if (length > 0 && now.size() > length && now.subList(0, length).equals(old)) {
        changes.add(path, now.subList(length, now.size()));
      } else if (now.size() == length && fewDiffer(old, now)) {
        for (int i = 0; i < length; i++) {
          Object before = present(old.get(i));
          Object after = present(now.get(i));
          if (!isUnchanged(before, after)) {
            ofValue(path + "." + i, before, after, changes, depth);
          }
        }
      } else {
        changes.set(path, now);
      }
    }

    /** Returns true if it is shorter to name only the elements that differ. */
    private static boolean fewDiffer(List<?> old, List<?> now) {
      int differing = 0;
      for (int i = 0; i < now.size(); i++) {
        Object element = present(now.get(i));
        if (!isObject(element)) {
          return false;
        }
        differing += Objects.equals(old.get(i), now.get(i)) ? 0 : 1;
      }
      return 2 * differing <= now.size() + 1;
    }
  }

  private record Compared(
      String path, @Nullable Object before, Object after, ChangedProperties changes) {}
}
