package games.chalet.table.change;

import games.chalet.table.message.TableSummary;
import java.util.List;

/** The list that the lobby was sent last. For one caller at a time. */
interface LobbyTold {

  /**
   * Returns true if the lobby looks different from the list published last; this list is then
   * recorded as published.
   */
  boolean isNew(List<TableSummary> now);

  /** Returns true if a list was published that others may have overtaken, and is to be repeated. */
  boolean isToRepeat();

  /** Returns true if this node's list is the last one of all nodes; can be asked once. */
  boolean isLast();

  /** Forgets the list, as it is unknown which one was published last. */
  void forget();
}
