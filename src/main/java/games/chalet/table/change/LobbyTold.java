package games.chalet.table.change;

import games.chalet.table.message.TableSummary;
import games.chalet.web.OneNode;
import java.util.List;
import org.springframework.stereotype.Component;

/** The list that the lobby was sent last. For one caller at a time. */
interface LobbyTold {

  /**
   * Returns true if the lobby looks different from the list published last; this list is then
   * recorded as published.
   */
  boolean isNew(List<TableSummary> now);

  /** Returns true if a list was published that others may have overtaken, and is to be repeated. */
  default boolean isToRepeat() {
    return false;
  }

  /** Returns true if this node's list is the last one of all nodes; can be asked once. */
  default boolean isLast() {
    return true;
  }

  /** Forgets the list, as it is unknown which one was published last. */
  void forget();

  /** The list in memory: nobody else tells the lobby, so nothing is repeated. */
  @Component
  @OneNode
  class LobbyToldHere implements LobbyTold {

    private List<TableSummary> last = List.of();

    @Override
    public boolean isNew(List<TableSummary> now) {
      boolean isNew = !now.equals(last);
      last = now;
      return isNew;
    }

    @Override
    public void forget() {
      last = List.of();
    }
  }
}
