package games.chalet.table.change;

import games.chalet.player.LookAlikes;
import games.chalet.player.Player;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names of the people in one room as everyone there is shown them: those of two people never
 * look alike. The first has the name as it is, each other one with a number: "Ada", "Ada (2)".
 */
final class ShownNames {

  private final Map<String, Player> byId = new LinkedHashMap<>();
  private final Map<String, Set<Integer>> numbersByForm = new HashMap<>();

  /** Tells people apart; whoever comes first in this order has the name as it is. */
  ShownNames(Collection<Player> inOrder) {
    inOrder.forEach(player -> byId.computeIfAbsent(player.id(), id -> shown(player)));
  }

  private Player shown(Player player) {
    Set<String> forms = LookAlikes.formsOf(player.name());
    int number = 1;
    while (isUsed(forms, number)) {
      number++;
    }
    for (String form : forms) {
      numbersByForm.computeIfAbsent(form, it -> new HashSet<>()).add(number);
    }
    return number == 1 ? player : player.shownAs(player.name() + " (" + number + ")");
  }

  private boolean isUsed(Set<String> forms, int number) {
    return forms.stream()
        .anyMatch(form -> numbersByForm.getOrDefault(form, Set.of()).contains(number));
  }

  /** Returns the players under their shown names, by id. */
  Map<String, Player> byId() {
    return byId;
  }
}
