package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Another order of a deck that agrees with what is known of it. */
final class PossibleDeal {

  private final String label;
  private final Chance chance;

  PossibleDeal(String label, Chance chance) {
    this.label = label;
    this.chance = chance;
  }

  /**
   * Somebody has drawn so many rockets, and these were among them.
   *
   * @param count how many were drawn
   * @param rockets those of them that are known
   */
  record Drawn(int count, List<Rocket> rockets) {

    Drawn {
      rockets = List.copyOf(rockets);
    }
  }

  /**
   * Deals.
   *
   * @param start how the deal begins
   * @param all who has drawn from it
   */
  List<Rocket> deal(List<Rocket> start, List<Drawn> all) {
    List<Rocket> deal = new ArrayList<>(start);
    List<Rocket> left = new ArrayList<>(Deal.DECK);
    left.removeAll(start);
    List<Drawn> sorted = all.stream().sorted(Comparator.comparingInt(Drawn::count)).toList();
    for (int index = 0; index < sorted.size(); index++) {
      Drawn drawn = sorted.get(index);
      int room = Math.max(0, drawn.count() - deal.size());
      List<Rocket> part = part(drawn, room, left, sorted.subList(index + 1, sorted.size()));
      left.removeAll(part);
      deal.addAll(chance.shuffle(label + "part/" + index, part));
    }
    deal.addAll(chance.shuffle(label + "rest", left));
    return deal;
  }

  /**
   * What one has drawn that is not dealt yet: what is known of it, and anything, but so that what
   * the others are known to have drawn finds its place.
   */
  private List<Rocket> part(Drawn drawn, int room, List<Rocket> left, List<Drawn> later) {
    List<Rocket> part = new ArrayList<>(left);
    part.retainAll(drawn.rockets());
    List<Rocket> others = new ArrayList<>(left);
    others.removeAll(part);
    List<Rocket> mixed = new ArrayList<>(chance.shuffle(label + "among/" + drawn.count(), others));
    for (Drawn next : later) {
      List<Rocket> wanted = new ArrayList<>(mixed);
      wanted.retainAll(next.rockets());
      int soon = wanted.size() - (next.count() - drawn.count());
      if (soon > 0) {
        mixed.removeAll(wanted.subList(0, soon));
        mixed.addAll(0, wanted.subList(0, soon));
      }
    }
    part.addAll(mixed.subList(0, room - part.size()));
    return part;
  }
}
