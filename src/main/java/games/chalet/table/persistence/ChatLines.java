package games.chalet.table.persistence;

import games.chalet.table.model.ChatLine;
import java.util.List;

/** The visible lines of chat of all tables, for readers. */
interface ChatLines {

  /** Returns the lines of a table that are shown, the oldest first. */
  List<ChatLine> of(String table);

  /** Returns the number of the newest visible line; 0 if there is none. */
  long last(String table);

  /** Handles a committed change of a table's lines. */
  void changed(String table);

  /** Handles a committed change at any number of tables. */
  void changedAnywhere();
}
