package games.chalet.json;

import games.chalet.engine.OmittedIfEmpty;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record as the property that it becomes in JSON.
 *
 * @param type as it was declared
 * @param accessor reads it from its record
 * @param mayBeLeftOut true if an empty one is no property at all
 */
public record RecordProperty(
    String name, Type type, Function<Object, Object> accessor, boolean mayBeLeftOut) {

  /**
   * Returns the components of a type of records, in their order. Expensive to create, cheap to
   * share.
   */
  public static List<RecordProperty> of(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(
            component ->
                new RecordProperty(
                    component.getName(),
                    component.getGenericType(),
                    accessor(type, component),
                    component.isAnnotationPresent(OmittedIfEmpty.class)))
        .toList();
  }

  /** Returns the value of the component in a record. */
  public @Nullable Object in(Object record) {
    return accessor.apply(record);
  }

  /** Returns the value of the component in a record; null in place of an empty {@code Optional}. */
  @Nullable Object presentIn(Object record) {
    Object value = in(record);
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }

  /** Returns true if two records of one type leave out the same properties of it. */
  static boolean haveTheSame(List<RecordProperty> properties, Object one, Object other) {
    return properties.stream()
        .filter(RecordProperty::mayBeLeftOut)
        .allMatch(
            property -> (property.presentIn(one) == null) == (property.presentIn(other) == null));
  }

  /**
   * Returns a function like one that the compiler creates. With method handles and Jackson's maps a
   * move took 73 µs of the matches' thread in place of 40 (commit 1dfd35d2); {@code MatchBenchmark}
   * in {@code src/lab} measures it.
   */
  @SuppressWarnings("unchecked") // The factory creates the type that it is told.
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
      throw new IllegalStateException("Cannot read record component " + component, e);
    }
  }
}
