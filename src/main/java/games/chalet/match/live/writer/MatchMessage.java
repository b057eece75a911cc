package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.Hint;
import games.chalet.match.command.BotRequest;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.ReplyAddress;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A message in the mailbox of a match. Pure data: it can be counted, logged and replayed. */
public sealed interface MatchMessage {

  /** Messages are bounded by kind, so that no kind keeps out another. */
  default Kind kind() {
    return switch (this) {
      case SentCommand command -> command.isOfThePlayer() ? Kind.COMMAND : Kind.OTHER_MODULES;
      case SentQuery query -> Kind.QUERY;
      case SentBotRequest request -> Kind.QUERY;
      case BotAct act -> Kind.BOT;
      case HintThought thought -> Kind.HINT;
      case CheckTime check -> Kind.TIME;
      case TakeUp takeUp -> Kind.TIME;
      case TakeOver takeOver -> Kind.TIME;
      case TellAgain tellAgain -> Kind.TIME;
      case Evict evict -> Kind.TIME;
      case Written written -> Kind.JOURNAL;
      case NotWritten notWritten -> Kind.JOURNAL;
    };
  }

  /**
   * Returns the seat by which it is counted in addition to its kind; null for messages of no seat,
   * or of spectators.
   */
  default @Nullable Seat sender() {
    return switch (this) {
      case SentCommand command -> command.seat();
      case SentQuery query -> query.seat();
      case SentBotRequest request -> request.seat();
      case BotAct act -> act.seat();
      case HintThought thought -> thought.seat();
      case Internal internal -> null;
    };
  }

  /** A kind of message, with the most messages that may wait for each sender. */
  enum Kind {
    COMMAND(60),
    /** Queries, and requests to the bots. */
    QUERY(60),
    /** Commands of other modules, which wait for the answer. */
    OTHER_MODULES(60),
    TIME(60),
    /** One of each bot at a time. */
    BOT(2),
    /** Each seat asks for one at a time. */
    HINT(2),
    /** The journal answers once for each time that it is asked. */
    JOURNAL(1);

    private final int most;

    Kind(int most) {
      this.most = most;
    }

    /** Returns the most messages of one sender that may wait. */
    int most() {
      return most;
    }
  }

  /**
   * A command of a seat, or of another module about it.
   *
   * @param player the id of the player who sent it; null if another module did
   */
  record SentCommand(Seat seat, @Nullable String player, MatchCommand command, ReplyAddress replyTo)
      implements MatchMessage {

    /**
     * Returns the sender's id of the command; null if it is another module's and not the player's.
     */
    @Nullable String commandId() {
      return switch (replyTo) {
        case ReplyAddress.Session session -> session.commandId();
        case ReplyAddress.Waiting waiting -> null;
      };
    }

    boolean isOfThePlayer() {
      return replyTo instanceof ReplyAddress.Session;
    }
  }

  /**
   * A query of a person.
   *
   * @param seat null if the person only watches
   * @param player the person's id; null for a stranger
   */
  record SentQuery(
      @Nullable Seat seat, @Nullable String player, MatchQuery query, ReplyAddress replyTo)
      implements MatchMessage {

    /** Returns the socket that asks; only a snapshot is asked for without one. */
    ReplyAddress.Session socket() {
      return (ReplyAddress.Session) replyTo;
    }
  }

  /**
   * A request of a seat to the bots.
   *
   * @param player the id of the player who sent it
   */
  record SentBotRequest(
      Seat seat, @Nullable String player, BotRequest request, ReplyAddress.Session replyTo)
      implements MatchMessage {}

  /**
   * A bot acts.
   *
   * @param choice the number of the choice that it had before it
   * @param action the game's action as JSON
   */
  record BotAct(Seat seat, int choice, JsonNode action) implements Internal {}

  /**
   * A computed hint: the action that a bot would take in the seat's place.
   *
   * @param choice the number of the choice that it is about
   * @param hint null if there is no result
   */
  record HintThought(Seat seat, int choice, @Nullable Hint hint, ReplyAddress.Session replyTo)
      implements MatchMessage {

    HintThought to(ReplyAddress.Session other) {
      return new HintThought(seat, choice, hint, other);
    }
  }

  /** A message of the server itself. */
  sealed interface Internal extends MatchMessage {}

  /** A check of deadlines and presences. */
  record CheckTime() implements Internal {}

  /**
   * A check after a start of the server: like {@link CheckTime}, then the next match is resumed.
   *
   * @param started the time of the start; matches that were not used since then are evicted again
   */
  record TakeUp(Instant started) implements Internal {}

  /** A takeover: another process has owned the match until now. */
  record TakeOver() implements Internal {}

  /**
   * A request to send the present position again to viewers in a place who may have missed the last
   * one.
   *
   * @param place in {@link games.chalet.match.state.Fold#viewers()}
   */
  record TellAgain(int place) implements Internal {}

  /** A request to evict the committed state if the match was not used since then. */
  record Evict(Instant untouchedSince) implements Internal {}

  /** A success of the journal: everything that this match handed in is written. */
  record Written() implements Internal {}

  /** A failure of the journal: nothing of what this match handed in is written. */
  record NotWritten(Exception failure) implements Internal {}
}
