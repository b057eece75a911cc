package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The public part of the track: the start card, the landscapes in order, the finish card.
 *
 * @param open the landscapes that are face up, from the start on; without start and finish card
 * @param faceDown the number of landscapes that follow face down
 * @param rotated the number of the landscape, from 1 after the start, that lies or lay across; from
 *     the day on which it is turned one card a turn is opened (ruling R2)
 */
public record Track(List<Landscape> open, int faceDown, int rotated) {

  public Track {
    open = List.copyOf(open);
  }

  /**
   * Returns all fields in order, once no landscape is face down; field n of the track is at n - 1.
   */
  public List<Field> fields() {
    if (faceDown > 0) {
      throw new IllegalStateException("The track is not known yet");
    }
    List<Field> fields = new ArrayList<>(Landscape.LS.fields());
    open.forEach(landscape -> fields.addAll(landscape.fields()));
    fields.addAll(Landscape.LF.fields());
    return Collections.unmodifiableList(fields);
  }

  /** Returns the track with the next landscape face up. */
  public Track with(Landscape next) {
    return new Track(Lists.plus(open, next), faceDown - 1, rotated);
  }
}
