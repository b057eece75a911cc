package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.web.Json;
import games.chalet.web.Postbox;
import games.chalet.web.Refused;
import games.chalet.web.RefusedReply;
import games.chalet.web.SocketCaller;
import java.security.Principal;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.handler.annotation.DestinationVariable;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;

/** What people send about a match. Nothing here waits; the answer goes to the sender's socket. */
@Controller
class MatchMessages {

  private final LiveMatches matches;
  private final Postbox postbox;
  private final Json json;

  MatchMessages(LiveMatches matches, Postbox postbox, Json json) {
    this.matches = matches;
    this.postbox = postbox;
    this.json = json;
  }

  @MessageMapping("match.{match}.snapshot")
  void snapshot(
      @DestinationVariable String match,
      @Payload(required = false) byte @Nullable [] body,
      Principal principal) {
    read(
        principal,
        body,
        Commands.Plain.class,
        (caller, command) -> matches.snapshot(match, caller.playerId(), replies(caller, command)));
  }

  @MessageMapping("match.{match}.act")
  void act(
      @DestinationVariable String match,
      @Payload(required = false) byte @Nullable [] body,
      Principal principal) {
    hear(
        match,
        body,
        principal,
        Commands.Act.class,
        (draft, who, command) ->
            draft.act(who, command.choice(), command.action(), command.commandId()));
  }

  @MessageMapping("match.{match}.leave")
  void leave(
      @DestinationVariable String match,
      @Payload(required = false) byte @Nullable [] body,
      Principal principal) {
    hear(
        match,
        body,
        principal,
        Commands.Plain.class,
        (draft, who, command) -> draft.leave(who, command.commandId()));
  }

  @MessageMapping("match.{match}.return")
  void comeBack(
      @DestinationVariable String match,
      @Payload(required = false) byte @Nullable [] body,
      Principal principal) {
    hear(
        match,
        body,
        principal,
        Commands.Plain.class,
        (draft, who, command) -> draft.comeBack(who, command.commandId()));
  }

  @MessageMapping("match.{match}.vote")
  void vote(
      @DestinationVariable String match,
      @Payload(required = false) byte @Nullable [] body,
      Principal principal) {
    read(
        principal,
        body,
        Commands.Vote.class,
        (caller, command) -> {
          Replies replies = replies(caller, command);
          matches.command(
              match,
              caller.playerId(),
              replies,
              (live, seat) ->
                  live.vote(
                      seat, command.seat(), command.proposal(), command.commandId(), replies));
        });
  }

  /** What a command wants of a match. */
  private interface Wish<C> {
    void ask(Draft<?, ?, ?, ?> draft, Seat who, C command);
  }

  /** A command of somebody who sits in the match. */
  private <C extends Commands.Command> void hear(
      String match, byte @Nullable [] body, Principal principal, Class<C> type, Wish<C> wish) {
    read(
        principal,
        body,
        type,
        (caller, command) -> {
          Replies replies = replies(caller, command);
          matches.command(
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
      Principal principal,
      byte @Nullable [] body,
      Class<C> type,
      BiConsumer<SocketCaller, C> then) {
    SocketCaller caller = (SocketCaller) principal;
    C command;
    try {
      command = Commands.read(json, body, type);
    } catch (Refused refused) {
      postbox.reply(caller.sessionId(), RefusedReply.of(Commands.idOf(json, body), refused));
      return;
    }
    then.accept(caller, command);
  }
}
