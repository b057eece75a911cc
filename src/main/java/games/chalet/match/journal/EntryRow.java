package games.chalet.match.journal;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.ActedBy;
import games.chalet.match.Proposal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The columns in which entries of different kinds differ on disk.
 *
 * @param about the other seat that the entry is about, or the number of another entry
 * @param action the game's action, or the id of the player who has lost the seat
 */
record EntryRow(Kind kind, @Nullable Integer about, String word, @Nullable String action) {

  /** The word of a seat that passes from a person, not from a bot. */
  private static final String PERSON = "PERSON";

  /** The mark of an entry on disk. */
  enum Kind {
    ACT,
    UNDO,
    HINT,
    PRESENCE,
    VOTE,
    PASSED,
    CONCLUDE
  }

  static EntryRow of(Entry entry) {
    return switch (entry) {
      case Entry.Act act -> new EntryRow(Kind.ACT, null, act.by().name(), act.action());
      case Entry.Undo undo -> new EntryRow(Kind.UNDO, undo.taken(), ActedBy.PERSON.name(), null);
      case Entry.Hint hint -> new EntryRow(Kind.HINT, null, Level.GUIDE.name(), null);
      case Entry.Presence presence ->
          new EntryRow(Kind.PRESENCE, null, presence.change().name(), null);
      case Entry.Voice voice ->
          new EntryRow(Kind.VOTE, voice.about().index(), voice.proposal().name(), null);
      case Entry.Passed passed ->
          new EntryRow(
              Kind.PASSED, null, passed.bot().map(Level::name).orElse(PERSON), passed.before());
      case Entry.Conclude conclude -> new EntryRow(Kind.CONCLUDE, null, conclude.reason(), null);
    };
  }

  static Entry read(ResultSet row) throws SQLException {
    String word = row.getString("word");
    String commandId = row.getString("command_id");
    Seat seat = new Seat(row.getInt("seat")); // 0 where there is none.
    return switch (Kind.valueOf(row.getString("kind"))) {
      case ACT -> new Entry.Act(seat, row.getString("action"), ActedBy.valueOf(word), commandId);
      case UNDO -> new Entry.Undo(seat, row.getInt("about"), commandId);
      case HINT -> new Entry.Hint(seat);
      case PRESENCE -> new Entry.Presence(seat, Entry.Change.valueOf(word), commandId);
      case VOTE ->
          new Entry.Voice(seat, new Seat(row.getInt("about")), Proposal.valueOf(word), commandId);
      case PASSED ->
          new Entry.Passed(
              seat,
              row.getString("action"),
              Optional.of(word).filter(it -> !it.equals(PERSON)).map(Level::valueOf));
      case CONCLUDE -> new Entry.Conclude(word);
    };
  }
}
