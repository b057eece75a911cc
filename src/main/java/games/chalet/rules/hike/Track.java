package games.chalet.rules.hike;

import java.util.List;

/**
 * The track as far as everybody sees it: the start card, the landscapes in order, the finish card.
 *
 * @param open the landscapes that are face up, from the start on
 * @param faceDown how many follow them face down
 * @param rotated which landscape, counted from 1 after the start, lies or lay across; from the day
 *     on which it is turned one card a turn is opened (ruling R2)
 */
public record Track(List<Landscape> open, int faceDown, int rotated) {

  public Track {
    open = List.copyOf(open);
  }
}
