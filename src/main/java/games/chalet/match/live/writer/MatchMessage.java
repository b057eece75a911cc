package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.Hint;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.ReplyAddress;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What waits in the mailbox of a match. Pure data: it can be counted, logged and replayed. */
public sealed interface MatchMessage {

  /** Messages are bounded by kind, so that no kind keeps out another. */
  Kind kind();

  /** By whom it is counted as well as by kind; null if it is nobody's, or of those who watch. */
  @Nullable Seat sender();

  /** A kind of message, of which so many may wait for each sender. */
  enum Kind {
    COMMAND(60),
    QUERY(60),
    /** Commands of other rooms, who wait for the answer. */
    OTHER_ROOMS(60),
    TIME(60),
    /** Of each bot one at a time. */
    BOT(2),
    /** Each seat asks for one at a time. */
    HINT(2),
    /** The journal answers once for each time that it is asked. */
    JOURNAL(1);

    private final int most;

    Kind(int most) {
      this.most = most;
    }

    /** How many of one sender may wait. */
    int most() {
      return most;
    }
  }

  /** A seat, or another room about it, wants something done. */
  record SentCommand(Seat seat, MatchCommand command, ReplyAddress replyTo)
      implements MatchMessage {

    /** What its sender calls it; null if it is another room's and not the player's. */
    @Nullable String commandId() {
      return switch (replyTo) {
        case ReplyAddress.Session session -> session.commandId();
        case ReplyAddress.Waiting waiting -> null;
      };
    }

    boolean isOfThePlayer() {
      return replyTo instanceof ReplyAddress.Session;
    }

    @Override
    public Kind kind() {
      return isOfThePlayer() ? Kind.COMMAND : Kind.OTHER_ROOMS;
    }

    @Override
    public @Nullable Seat sender() {
      return seat;
    }
  }

  /**
   * A person wants to know something.
   *
   * @param seat null if the person only watches
   */
  record SentQuery(@Nullable Seat seat, MatchQuery query, ReplyAddress.Session replyTo)
      implements MatchMessage {

    @Override
    public Kind kind() {
      return Kind.QUERY;
    }

    @Override
    public @Nullable Seat sender() {
      return seat;
    }
  }

  /**
   * A bot acts.
   *
   * @param choice the number of the choice that it had before it
   * @param action the game's action as JSON
   */
  record BotAct(Seat seat, int choice, JsonNode action) implements Internal {
    @Override
    public Kind kind() {
      return Kind.BOT;
    }

    @Override
    public Seat sender() {
      return seat;
    }
  }

  /**
   * What a bot would do in the place of somebody who asked has been thought about.
   *
   * @param choice the number of the choice that it is about
   * @param hint null if nothing came of it
   */
  record HintThought(Seat seat, int choice, @Nullable Hint hint, ReplyAddress.Session replyTo)
      implements MatchMessage {

    HintThought to(ReplyAddress.Session other) {
      return new HintThought(seat, choice, hint, other);
    }

    @Override
    public Kind kind() {
      return Kind.HINT;
    }

    @Override
    public Seat sender() {
      return seat;
    }
  }

  /** A message of the server itself. */
  sealed interface Internal extends MatchMessage {
    @Override
    default @Nullable Seat sender() {
      return null;
    }
  }

  /** Time may have run out, or somebody may have come or gone. */
  record CheckTime() implements Internal {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /**
   * The server has started: the same as {@link CheckTime}, then the next match is taken up.
   *
   * @param started when it did; who has not been asked for since leaves memory again
   */
  record TakeUp(Instant started) implements Internal {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /** Another process has looked after the match until now. */
  record TakeOver() implements Internal {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /**
   * Somebody who looks from a place may have missed what was published there last.
   *
   * @param place in {@link games.chalet.match.state.Fold#viewers()}
   */
  record TellAgain(int place) implements Internal {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /** The committed state leaves memory if nobody has asked for the match since then. */
  record Evict(Instant untouchedSince) implements Internal {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }
  }

  /** The journal has written what this match handed in. */
  record Written() implements Internal {
    @Override
    public Kind kind() {
      return Kind.JOURNAL;
    }
  }

  /** The journal has written nothing of what this match handed in. */
  record NotWritten(Exception failure) implements Internal {
    @Override
    public Kind kind() {
      return Kind.JOURNAL;
    }
  }
}
