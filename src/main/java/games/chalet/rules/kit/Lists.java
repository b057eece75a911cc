package games.chalet.rules.kit;

import java.util.ArrayList;
import java.util.List;

/** Lists as they are after a change; what they were made of stays as it is. */
public final class Lists {

  private Lists() {}

  /** With one element in the place of another. */
  public static <T> List<T> set(List<T> list, int index, T element) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, element);
    return List.copyOf(changed);
  }

  /** With one more at the end. */
  public static <T> List<T> plus(List<T> list, T element) {
    List<T> more = new ArrayList<>(list);
    more.add(element);
    return List.copyOf(more);
  }

  /** Without the first that equals this one; the same if none does. */
  public static <T> List<T> minus(List<T> list, T element) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(element);
    return List.copyOf(fewer);
  }
}
