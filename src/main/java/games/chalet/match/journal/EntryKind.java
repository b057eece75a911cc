package games.chalet.match.journal;

/** The mark of a line of the journal on disk. */
enum EntryKind {
  ACT,
  UNDO,
  HINT,
  PRESENCE,
  VOTE,
  PASSED,
  CONCLUDE;

  static EntryKind of(Entry entry) {
    return switch (entry) {
      case Entry.Act act -> ACT;
      case Entry.Undo undo -> UNDO;
      case Entry.Hint hint -> HINT;
      case Entry.Presence presence -> PRESENCE;
      case Entry.Voice voice -> VOTE;
      case Entry.Passed passed -> PASSED;
      case Entry.Conclude conclude -> CONCLUDE;
    };
  }
}
