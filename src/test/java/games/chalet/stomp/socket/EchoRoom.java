package games.chalet.stomp.socket;

import games.chalet.json.Json;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.stomp.StompMessaging;
import games.chalet.testing.Hall;
import games.chalet.web.RefusedException;
import java.sql.SQLException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/** Answers what it is sent in the tests' server, or fails as it is told to. */
@Component
@Profile(Hall.PROFILE)
final class EchoRoom implements SendHandler {

  /** The failure of a room whose database is away. */
  static final class Away extends IllegalStateException {
    Away() {
      super(new SQLException("gone", "08006"));
    }
  }

  record Echo(String commandId, String word) {}

  record EchoReply(String kind, String commandId, String room, String word, String from) {}

  private static final Pattern SEND = Pattern.compile("/app/test\\.([a-z0-9]+)\\.echo");

  private final StompMessaging messaging;
  private final Json json;

  /** The session whose words came last. */
  volatile String lastSession = "";

  EchoRoom(StompMessaging messaging, Json json) {
    this.messaging = messaging;
    this.json = json;
  }

  @Override
  public boolean take(SocketCaller caller, String destination, byte[] body) {
    Matcher send = SEND.matcher(destination);
    if (send.matches()) {
      echo(caller, send.group(1), json.read(body, Echo.class));
    }
    return send.matches();
  }

  private void echo(SocketCaller caller, String room, Echo echo) {
    lastSession = caller.sessionId();
    if (echo.word().equals("refuse")) {
      throw new RefusedException(
          409, "no-echo", "There is no echo here.", "A5.1", "no-echo", Map.of());
    }
    if (echo.word().equals("break")) {
      throw new IllegalStateException("secret detail");
    }
    if (echo.word().equals("away")) {
      throw new Away();
    }
    messaging.reply(
        caller.sessionId(),
        new EchoReply(
            "echo", echo.commandId(), room, echo.word(), String.valueOf(caller.playerId())));
  }
}
