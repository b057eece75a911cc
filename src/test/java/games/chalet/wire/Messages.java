package games.chalet.wire;

import java.util.List;

/** All messages that are sent and received, by the names that {@code docs/protocol.md} has. */
final class Messages {

  private Messages() {}

  /**
   * One message.
   *
   * @param type the record that is written or read, most of which are their rooms' own
   * @param kind what its {@code kind} always is; empty if it has none, or several
   * @param isSent whether clients send it: what is empty may be left out, and nothing added
   */
  record Message(String name, String type, String kind, boolean isSent) {

    Class<?> record() {
      try {
        return Class.forName("games.chalet." + type);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** The part of a position that all viewers share; the rest of it is put together by hand. */
  static final Message ALIKE_FOR_ALL = received("position", "match.state.Positions$Common");

  static final List<Message> ALL =
      List.of(
          // Sent over STOMP.
          sent("act", "match.stomp.SentBody$Act"),
          sent("undo", "match.stomp.SentBody$Undo"),
          sent("foresee", "match.stomp.SentBody$Foresee"),
          sent("hurry", "match.stomp.SentBody$Hurry"),
          sent("hint-question", "match.stomp.SentBody$Hint"),
          sent("vote", "match.stomp.SentBody$Vote"),
          sent("leave", "match.stomp.SentBody$Leave"),
          sent("return", "match.stomp.SentBody$Return"),
          sent("snapshot", "match.stomp.SentBody$Snapshot"),
          sent("table-snapshot", "table.TableStompController$Asking"),
          sent("react", "table.TableStompController$Reacting"),
          // Received on topics.
          told("lobby", "table.change.Lobby$LobbyMessage", "lobby"),
          told("table-news", "table.change.TablePublisher$TableNews", "table-news"),
          told("reaction", "table.Reactions$ReactionNews", "reaction"),
          // Received on replies.
          told("table-reply", "table.TableStompController$TableReply", "table"),
          told("ack", "match.stomp.StompReplies$Ack", "ack"),
          told("foreseen", "match.stomp.StompReplies$Foreseen", "foreseen"),
          told("hint", "match.stomp.StompReplies$HintReply", "hint"),
          told("refused", "stomp.RefusedReply", "refused"),
          told("unsubscribed", "stomp.socket.Subscriptions$Unsubscribed", "unsubscribed"),
          // Sent over HTTP.
          sent("name", "player.SessionController$NameJson"),
          sent("new-table", "table.message.NewTable"),
          sent("match-against-bots", "table.BotTables$MatchAgainstBots"),
          sent("settings", "table.message.SettingsMessage"),
          sent("bot", "table.TableController$BotWish"),
          sent("coming", "table.InvitationController$Coming"),
          sent("ready", "table.TableController$Readiness"),
          sent("host", "table.TableController$Heir"),
          sent("game", "table.TableController$GameWish"),
          sent("chat", "table.TableController$Saying"),
          sent("muted", "table.TableController$Muting"),
          sent("request", "table.RequestController$Wish"),
          sent("answer", "table.RequestController$Answer"),
          sent("solitaire", "solo.SolitaireController$Wish"),
          sent("play", "solo.DealController$Again"),
          sent("play-on", "solo.ContinuationController$PlayOn"),
          // Received over HTTP.
          received("session", "player.SessionMessage"),
          received("games", "table.message.GameDescription"),
          received("table", "table.message.TableMessage"),
          received("table-summary", "table.message.TableSummary"),
          received("turn-at-table", "table.TurnsAtTables$TurnAtTable"),
          received("invited-table", "table.message.InvitedTable"),
          received("arrival", "table.InvitationController$Arrival"),
          received("join-news", "table.JoinRequests$News"),
          received("evening", "table.message.Evening"),
          received("given-token", "table.ProgramController$GivenToken"),
          received("program", "table.ProgramController$ProgramAtTable"),
          received("match-summary", "match.MatchSummary"),
          received("archive-page", "archive.Archive$Page"),
          received("statistics", "archive.StatisticsMessage"),
          received("record", "match.RecordedMatch"),
          received("replay", "match.Replay"),
          received("replay-ply", "match.Replay$Ply"),
          received("recap", "match.Recap"),
          received("review", "match.Review"),
          received("started", "solo.StartedMatch"),
          received("deal", "solo.DealMessage"),
          received("dealt", "solo.DealQueries$DealtMatch"),
          received("attempt", "solo.AttemptMessage"),
          received("daily", "solo.DealQueries$DailyMessage"),
          received("best-list", "solo.DealQueries$BestListMessage"),
          received("lesson", "lesson.Lesson"),
          received("lesson-foreseen", "lesson.Lesson$Foreseen"),
          received("problem", "web.problems.Problem"));

  private static Message sent(String name, String type) {
    return new Message(name, type, "", true);
  }

  private static Message received(String name, String type) {
    return new Message(name, type, "", false);
  }

  private static Message told(String name, String type, String kind) {
    return new Message(name, type, kind, false);
  }
}
