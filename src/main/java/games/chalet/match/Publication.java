package games.chalet.match;

import io.micrometer.core.instrument.Counter;

/** Tells what of one match is on disk: frames to those who look, events to the other rooms. */
final class Publication {

  private final LiveState state;
  private final Broadcast broadcast;
  private final News news;
  private final Absences absences;
  private final Counter actions;

  /**
   * The publication of one match.
   *
   * @param actions counts what was played
   */
  Publication(LiveState state, Broadcast broadcast, News news, Absences absences, Counter actions) {
    this.state = state;
    this.broadcast = broadcast;
    this.news = news;
    this.absences = absences;
    this.actions = actions;
  }

  /** A draft is on disk. Whose right has ended does not get its frames any more. */
  void of(Draft<?, ?, ?, ?> draft) {
    draft.removed().forEach(broadcast::recheck);
    broadcast.moves(draft);
    draft.lines().forEach(line -> tell(line.entry()));
    if (state.isOver()) {
      ofTheEnd();
    }
  }

  /** The match is over. */
  void ofTheEnd() {
    news.tell(new MatchEnded(state.summary()));
    absences.forget(state.header());
  }

  private void tell(Entry entry) {
    switch (entry) {
      case Entry.Act act -> actions.increment();
      case Entry.Presence presence -> {
        if (presence.change() == Entry.Change.RETURNED) {
          news.tell(new PlayerReturned(state.summary(), presence.seat()));
        }
      }
      case Entry.Undo undo -> {}
      case Entry.Voice voice -> {}
      case Entry.Conclude conclude -> {}
    }
  }
}
