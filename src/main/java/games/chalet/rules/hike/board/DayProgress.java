package games.chalet.rules.hike.board;

import java.util.List;

/**
 * The progress of one racer on a day that all play together; no other player sees it before all
 * have ended (ruling R29).
 *
 * @param musher the musher as it is now; the board shows it as it was at dawn
 * @param task its next task
 * @param toRest the number of huskies that it still has to send to rest
 * @param deeds the events of its day so far, in order
 */
public record DayProgress(Musher musher, Task task, int toRest, List<HikeEvent> deeds) {

  public DayProgress {
    deeds = List.copyOf(deeds);
  }
}
