package games.chalet.json;

import games.chalet.engine.OfSomeVersions;
import games.chalet.engine.Seat;
import java.io.ByteArrayOutputStream;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What has changed between two records of one type, as JSON: the <i>changes</i> of {@code
 * docs/protocol.md}. {@code set} holds by its path what is to be put in a place, {@code add} what
 * is to be put at the end of a list; a path is the names of properties and the numbers of elements
 * on the way, with points between them. Put into the JSON of the first record they make that of the
 * second.
 */
public final class JsonChanges {

  /** So deep down lie the parts that several viewers may share. */
  private static final int SHARED = 2;

  private static final byte[] SET = "\"set\":{".getBytes(StandardCharsets.UTF_8);
  private static final byte[] ADD = "\"add\":{".getBytes(StandardCharsets.UTF_8);

  /** So many bytes most changes of a frame take at most. */
  private static final int LIKELY = 64;

  private final Json json;
  private final Map<Class<?>, List<Component>> components = new ConcurrentHashMap<>();

  public JsonChanges(Json json) {
    this.json = json;
  }

  /**
   * Compares several pairs of records that share parts; parts that it has compared before it does
   * not compare again. For one thread.
   */
  public Comparison comparison() {
    return new Comparison();
  }

  /** A component of a record, with the name of its property. */
  private record Component(String name, Function<Object, Object> accessor, boolean mayBeLeftOut) {

    @Nullable Object of(Object owner) {
      return accessor.apply(owner);
    }
  }

  private List<Component> componentsOf(Class<?> type) {
    return components.computeIfAbsent(type, JsonChanges::readComponents);
  }

  private static List<Component> readComponents(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(
            component ->
                new Component(
                    component.getName(),
                    accessor(type, component),
                    component.isAnnotationPresent(OfSomeVersions.class)))
        .toList();
  }

  /** A function as the compiler would make it: it is called too often for a method handle. */
  @SuppressWarnings("unchecked") // What the factory makes is of the type that it is told.
  private static Function<Object, Object> accessor(Class<?> type, RecordComponent component) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      MethodHandle handle = lookup.unreflect(component.getAccessor());
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  MethodType.methodType(Function.class),
                  MethodType.methodType(Object.class, Object.class),
                  handle,
                  handle.type().wrap())
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("Not readable: " + component, e);
    }
  }

  /** Whether its JSON is an object with its components as properties. */
  private static boolean isObject(@Nullable Object value) {
    return value instanceof Record && !(value instanceof Seat);
  }

  private static @Nullable Object present(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }

  /** See {@link #comparison}. */
  public final class Comparison {

    private final List<Compared> known = new ArrayList<>();

    private Comparison() {}

    /**
     * The properties {@code "set":{…}} and {@code "add":{…}}, without braces around them and each
     * only if it is not empty.
     *
     * @param before records whose properties lie beside each other
     * @param after of the same types, in the same order
     */
    public byte[] between(List<? extends Record> before, List<? extends Record> after) {
      Changes changes = new Changes();
      for (int i = 0; i < before.size(); i++) {
        ofProperties("", before.get(i), after.get(i), changes, 0);
      }
      return changes.write();
    }

    @SuppressWarnings("ReferenceEquality") // A short way for what is the same object.
    private void ofProperties(
        String prefix, Object before, Object after, Changes changes, int depth) {
      for (Component component : componentsOf(after.getClass())) {
        Object old = present(component.of(before));
        Object now = present(component.of(after));
        if (old == now || (!isObject(now) && Objects.equals(old, now))) {
          continue; // Most are: their paths are not even put together.
        }
        String path = prefix + component.name();
        if (depth < SHARED && now != null && isObject(now)) {
          changes.addAll(remembered(path, old, now, depth + 1));
        } else {
          ofValue(path, old, now, changes, depth + 1);
        }
      }
    }

    /** What several viewers see alike is one object in all of their views. */
    @SuppressWarnings("ReferenceEquality") // Equal ones would only be compared once more.
    private Changes remembered(String path, @Nullable Object old, Object now, int depth) {
      for (Compared earlier : known) {
        if (earlier.before == old && earlier.after == now && earlier.path.equals(path)) {
          return earlier.changes;
        }
      }
      Changes changes = new Changes();
      ofValue(path, old, now, changes, depth);
      known.add(new Compared(path, old, now, changes));
      return changes;
    }

    @SuppressWarnings("ReferenceEquality") // A short way for what is the same object.
    private void ofValue(
        String path, @Nullable Object old, @Nullable Object now, Changes changes, int depth) {
      if (old == now) {
        return;
      }
      if (old == null || now == null || (old.getClass() != now.getClass() && !areLists(old, now))) {
        changes.set(path, now);
      } else if (isObject(now) && haveTheSameProperties(old, now)) {
        ofProperties(path + ".", old, now, changes, depth);
      } else if (!old.equals(now)) {
        if (old instanceof List<?> oldList && now instanceof List<?> newList) {
          ofList(path, oldList, newList, changes, depth);
        } else {
          changes.set(path, now);
        }
      }
    }

    private static boolean areLists(Object old, Object now) {
      return old instanceof List<?> && now instanceof List<?>;
    }

    private boolean haveTheSameProperties(Object old, Object now) {
      return componentsOf(now.getClass()).stream()
          .filter(Component::mayBeLeftOut)
          .allMatch(
              component ->
                  (present(component.of(old)) == null) == (present(component.of(now)) == null));
    }

    private void ofList(String path, List<?> old, List<?> now, Changes changes, int depth) {
      int length = old.size();
      if (length > 0 && now.size() > length && now.subList(0, length).equals(old)) {
        changes.add(path, now.subList(length, now.size()));
      } else if (now.size() == length && fewDiffer(old, now)) {
        for (int i = 0; i < length; i++) {
          ofValue(path + "." + i, present(old.get(i)), present(now.get(i)), changes, depth);
        }
      } else {
        changes.set(path, now);
      }
    }

    /** Whether it pays to name those elements that differ. */
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

  private record Compared(String path, @Nullable Object before, Object after, Changes changes) {}

  /** Changes as they are found, each written at once with its path. */
  private final class Changes {

    private final ByteArrayOutputStream set = new ByteArrayOutputStream(LIKELY);
    private final ByteArrayOutputStream add = new ByteArrayOutputStream(0);

    void set(String path, @Nullable Object value) {
      property(set, path, value);
    }

    void add(String path, List<?> elements) {
      property(add, path, elements);
    }

    void addAll(Changes others) {
      append(set, others.set);
      append(add, others.add);
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

    /** What is most frequent is a number or a list of them: it needs no library. */
    private void property(ByteArrayOutputStream to, String path, @Nullable Object value) {
      separate(to);
      StringBuilder plain = new StringBuilder(LIKELY).append('"').append(path).append("\":");
      boolean isPlain = appendPlain(plain, value);
      to.writeBytes(plain.toString().getBytes(StandardCharsets.ISO_8859_1));
      if (!isPlain) {
        to.writeBytes(json.write(Objects.requireNonNull(value)));
      }
    }

    byte[] write() {
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
  }

  /** Whether it was appended: a number, a truth, nothing, or a list of numbers. */
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
