package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The track as far as everybody sees it: the start card, the landscapes in order, the finish card.
 *
 * @param open the landscapes that are face up, from the start on; without start and finish card
 * @param faceDown how many follow them face down
 * @param rotated which landscape, counted from 1 after the start, lies or lay across; from the day
 *     on which it is turned one card a turn is opened (ruling R2)
 */
public record Track(List<Landscape> open, int faceDown, int rotated) {

  public Track {
    open = List.copyOf(open);
  }

  /** All fields in order, once no landscape is face down; field n of the track is at n - 1. */
  public List<Field> fields() {
    if (faceDown > 0) {
      throw new IllegalStateException("The track is not known yet");
    }
    List<Field> fields = new ArrayList<>(Landscape.LS.fields());
    open.forEach(landscape -> fields.addAll(landscape.fields()));
    fields.addAll(Landscape.LF.fields());
    return Collections.unmodifiableList(fields);
  }

  /** With the next landscape face up. */
  public Track with(Landscape next) {
    List<Landscape> more = new ArrayList<>(open);
    more.add(next);
    return new Track(more, faceDown - 1, rotated);
  }
}
