package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.web.Json;
import games.chalet.web.Postbox;
import games.chalet.web.Refused;
import games.chalet.web.RefusedReply;
import games.chalet.web.SendHandler;
import games.chalet.web.SocketCaller;
import java.util.function.Consumer;
import org.springframework.stereotype.Component;

/** What people send about a match. Nothing here waits; the answer goes to the sender's socket. */
@Component
class MatchMessages implements SendHandler {

  private final Reception reception;
  private final Postbox postbox;
  private final Json json;

  MatchMessages(Reception reception, Postbox postbox, Json json) {
    this.reception = reception;
    this.postbox = postbox;
    this.json = json;
  }

  @Override
  public boolean take(SocketCaller caller, String destination, byte[] body) {
    return MatchDestinations.parseSend(destination)
        .filter(send -> take(caller, send.matchId(), send.what(), body))
        .isPresent();
  }

  private boolean take(SocketCaller caller, String match, String what, byte[] body) {
    switch (what) {
      case "snapshot" -> snapshot(match, body, caller);
      case "act" ->
          hear(
              match,
              body,
              caller,
              Commands.Act.class,
              (draft, who, command) ->
                  draft.act(who, command.choice(), command.action(), command.commandId()));
      case "undo" ->
          hear(
              match,
              body,
              caller,
              Commands.Undo.class,
              (draft, who, command) -> draft.undo(who, command.choice(), command.commandId()));
      case "foresee" -> foresee(match, body, caller);
      case "leave" ->
          hear(
              match,
              body,
              caller,
              Commands.Plain.class,
              (draft, who, command) -> draft.leave(who, command.commandId()));
      case "return" ->
          hear(
              match,
              body,
              caller,
              Commands.Plain.class,
              (draft, who, command) -> draft.comeBack(who, command.commandId()));
      case "vote" -> vote(match, body, caller);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void snapshot(String match, byte[] body, SocketCaller caller) {
    read(
        caller,
        body,
        Commands.Plain.class,
        command -> reception.snapshot(match, caller.playerId(), replies(caller, command)));
  }

  private void vote(String match, byte[] body, SocketCaller caller) {
    read(
        caller,
        body,
        Commands.Vote.class,
        command -> {
          Replies replies = replies(caller, command);
          reception.command(
              match,
              caller.playerId(),
              replies,
              (live, seat) ->
                  live.vote(
                      seat, command.seat(), command.proposal(), command.commandId(), replies));
        });
  }

  private void foresee(String match, byte[] body, SocketCaller caller) {
    read(
        caller,
        body,
        Commands.Foresee.class,
        question -> {
          Replies replies = replies(caller, question);
          reception.command(
              match,
              caller.playerId(),
              replies,
              (live, seat) -> live.foresee(seat, question.choice(), question.actions(), replies));
        });
  }

  /** What a command wants of a match. */
  private interface Wish<C> {
    void ask(Draft<?, ?, ?, ?> draft, Seat who, C command);
  }

  /** A command of somebody who sits in the match. */
  private <C extends Commands.Command> void hear(
      String match, byte[] body, SocketCaller caller, Class<C> type, Wish<C> wish) {
    read(
        caller,
        body,
        type,
        command -> {
          Replies replies = replies(caller, command);
          reception.command(
              match,
              caller.playerId(),
              replies,
              (live, seat) ->
                  live.command(
                      seat,
                      command.commandId(),
                      replies,
                      (draft, who) -> wish.ask(draft, who, command)));
        });
  }

  private Replies replies(SocketCaller caller, Commands.Command command) {
    return new Replies(postbox, caller.sessionId(), command.commandId());
  }

  private <C extends Commands.Command> void read(
      SocketCaller caller, byte[] body, Class<C> type, Consumer<C> then) {
    C command;
    try {
      command = Commands.read(json, body, type);
    } catch (Refused refused) {
      postbox.reply(caller.sessionId(), RefusedReply.of(Commands.idOf(json, body), refused));
      return;
    }
    then.accept(command);
  }
}
