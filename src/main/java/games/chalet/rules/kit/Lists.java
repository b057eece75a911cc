package games.chalet.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Changed copies of lists; the originals stay as they are. */
public final class Lists {

  private Lists() {}

  /** Returns a copy with the element at that index replaced. */
  public static <T> List<T> set(List<T> list, int index, T element) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, element);
    return List.copyOf(changed);
  }

  /** Returns a copy in which the first element for which there is another is replaced by that. */
  public static <T> List<T> replaceFirst(List<T> list, Function<T, Optional<T>> other) {
    for (int index = 0; index < list.size(); index++) {
      Optional<T> element = other.apply(list.get(index));
      if (element.isPresent()) {
        return set(list, index, element.get());
      }
    }
    return list;
  }

  /** Returns a copy with one more element at the end. */
  public static <T> List<T> plus(List<T> list, T element) {
    List<T> more = new ArrayList<>(list);
    more.add(element);
    return List.copyOf(more);
  }

  /** Returns a copy with more elements at the end. */
  public static <T> List<T> plusAll(List<T> list, List<T> elements) {
    return Stream.concat(list.stream(), elements.stream()).toList();
  }

  /** Returns true if the elements are in their natural order. */
  public static <T extends Comparable<? super T>> boolean isSorted(List<T> list) {
    return list.stream().sorted().toList().equals(list);
  }

  /** Returns the elements that a list has more of than another one, in their order. */
  public static <T> List<T> added(List<T> before, List<T> after) {
    List<T> rest = new ArrayList<>(before);
    return after.stream().filter(element -> !rest.remove(element)).toList();
  }

  /** Returns a copy without the first element that equals this one; an equal copy if none does. */
  public static <T> List<T> minus(List<T> list, T element) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(element);
    return List.copyOf(fewer);
  }
}
