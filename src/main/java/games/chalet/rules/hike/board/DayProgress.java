package games.chalet.rules.hike.board;

import java.util.List;

/**
 * What one racer has done so far on a day that all play together; nobody else sees it before all
 * have ended (ruling R29).
 *
 * @param musher the musher as it is now; the board shows it as it was at dawn
 * @param task what it has to do next
 * @param toRest how many huskies it still has to send to rest
 * @param deeds what it did, in order
 */
public record DayProgress(Musher musher, Task task, int toRest, List<HikeEvent> deeds) {

  public DayProgress {
    deeds = List.copyOf(deeds);
  }
}
