package games.chalet.match.stomp;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.Proposal;
import games.chalet.match.command.BotRequest;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.MatchRequest;
import games.chalet.match.state.MatchRefusal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The body of a send about a match, read strictly, and its request. */
interface SentBody {

  /** The form of every {@code commandId}. */
  Pattern ID = Pattern.compile("[A-Za-z0-9]{1,64}");

  /**
   * Reads a body.
   *
   * @throws games.chalet.web.RefusedException {@code malformed} if it is anything else
   */
  static SentBody read(Json json, byte[] body, Class<? extends SentBody> type) {
    SentBody sent;
    try {
      sent = json.read(body, type);
    } catch (JacksonException | IllegalArgumentException e) {
      throw MatchRefusal.UNREADABLE.of();
    }
    if (!ID.matcher(sent.commandId()).matches()) {
      throw MatchRefusal.COMMAND_ID.of();
    }
    return sent;
  }

  /** Returns the sender's id of the request. */
  String commandId();

  MatchRequest request();

  /** Does {@code action}, one of the legal ones: an <i>act</i> of the protocol. */
  record Act(String commandId, int choice, JsonNode action) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchCommand.Act(choice, action);
    }
  }

  /** Takes back the sender's last act: an <i>undo</i> of the protocol. */
  record Undo(String commandId, int choice) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchCommand.Undo(choice);
    }
  }

  /** Votes about the player of a seat who is away: a <i>vote</i> of the protocol. */
  record Vote(String commandId, Seat seat, Proposal proposal) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchCommand.Vote(seat, proposal);
    }
  }

  /** Leaves the match until a return: a <i>leave</i> of the protocol. */
  record Leave(String commandId) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchCommand.Leave();
    }
  }

  /** Takes the sender's own seat again: a <i>return</i> of the protocol. */
  record Return(String commandId) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchCommand.Return();
    }
  }

  /** Asks for the position as the sender sees it: a <i>snapshot</i> of the protocol. */
  record Snapshot(String commandId) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchQuery.Snapshot();
    }
  }

  /** Asks where 1 to 24 actions would lead, each legal after those before it: a <i>foresee</i>. */
  record Foresee(String commandId, int choice, List<JsonNode> actions) implements SentBody {
    @Override
    public MatchRequest request() {
      return new MatchQuery.Preview(choice, actions);
    }
  }

  /** Asks a bot of the top level for advice: a <i>hint</i> of the protocol. */
  record Hint(String commandId, int choice) implements SentBody {
    @Override
    public MatchRequest request() {
      return new BotRequest.Hint(choice);
    }
  }

  /**
   * Changes the pace of the bots: a <i>hurry</i> of the protocol.
   *
   * @param pace empty: they take hardly any time until the match waits for the sender
   */
  record Hurry(String commandId, Optional<BotPace> pace) implements SentBody {
    @Override
    public MatchRequest request() {
      return new BotRequest.Hurry(pace);
    }
  }

  /** Returns the type of the body that is sent to a destination ending in this word. */
  static Optional<Class<? extends SentBody>> typeOf(String word) {
    return switch (word) {
      case "act" -> Optional.of(Act.class);
      case "undo" -> Optional.of(Undo.class);
      case "vote" -> Optional.of(Vote.class);
      case "leave" -> Optional.of(Leave.class);
      case "return" -> Optional.of(Return.class);
      case "snapshot" -> Optional.of(Snapshot.class);
      case "hint" -> Optional.of(Hint.class);
      case "hurry" -> Optional.of(Hurry.class);
      case "foresee" -> Optional.of(Foresee.class);
      default -> Optional.empty();
    };
  }
}
