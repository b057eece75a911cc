package games.chalet.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Lists of objects most of which are like the one before them, such as the actions that a seat may
 * take. An object of the same type as the one before contains only the differences, and no {@code
 * type}.
 */
final class AlikeElements {

  private AlikeElements() {}

  /**
   * Returns the list with maps in place of those elements.
   *
   * @param propertiesOf the components of a type of records
   */
  static List<@Nullable Object> of(
      List<?> list, Function<Class<?>, List<RecordProperty>> propertiesOf) {
    List<@Nullable Object> told = new ArrayList<>(list.size());
    Object before = null;
    for (Object element : list) {
      told.add(
          before != null && areAlike(before, element, propertiesOf)
              ? difference(before, element, propertiesOf)
              : element);
      before = element;
    }
    return told;
  }

  private static boolean areAlike(
      Object before, Object element, Function<Class<?>, List<RecordProperty>> propertiesOf) {
    return element != null
        && element.getClass() == before.getClass()
        && element.getClass().isRecord()
        && RecordIntrospector.isSealedFamily(element.getClass())
        && RecordProperty.haveTheSame(propertiesOf.apply(element.getClass()), before, element);
  }

  private static Map<String, @Nullable Object> difference(
      Object before, Object element, Function<Class<?>, List<RecordProperty>> propertiesOf) {
    Map<String, @Nullable Object> difference = new LinkedHashMap<>();
    for (RecordProperty property : propertiesOf.apply(element.getClass())) {
      Object now = property.in(element);
      if (!Objects.equals(property.in(before), now)) {
        difference.put(property.name(), now);
      }
    }
    return difference;
  }
}
