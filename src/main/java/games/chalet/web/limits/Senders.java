package games.chalet.web.limits;

import games.chalet.web.BearerToken;
import games.chalet.web.CurrentPlayer;
import games.chalet.web.TableAccess;
import games.chalet.web.TableAccess.HeldSeat;
import games.chalet.web.Token;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/** Finds the sender of a request. */
@Component
public class Senders {

  private final CurrentPlayer currentPlayer;
  private final ObjectProvider<TableAccess> tables;
  private final InvitationCookie invitations;

  Senders(
      CurrentPlayer currentPlayer,
      ObjectProvider<TableAccess> tables,
      InvitationCookie invitations) {
    this.currentPlayer = currentPlayer;
    this.tables = tables;
    this.invitations = invitations;
  }

  /** Returns the sender; who they are is found out when a limit asks, and as it is then. */
  public Sender of(HttpServletRequest request) {
    return sender(
        request,
        () ->
            Token.parse(BearerToken.of(request))
                .flatMap(token -> find(it -> it.byProgram(token)))
                .map(table -> new HeldSeat(table, true))
                .or(() -> currentPlayer.playerId(request).flatMap(this::seatOf)),
        () -> invitations.read(request));
  }

  /** Returns the sender of the messages of a socket, which outlives the request that opened it. */
  public Sender ofSocket(HttpServletRequest handshake) {
    Optional<String> player = currentPlayer.playerId(handshake);
    Optional<String> code = invitations.read(handshake);
    return sender(handshake, () -> player.flatMap(this::seatOf), () -> code);
  }

  private Sender sender(
      HttpServletRequest request,
      Supplier<Optional<HeldSeat>> seat,
      Supplier<Optional<String>> code) {
    return new Sender(
        CountedAddress.of(request.getRemoteAddr()),
        () -> orStranger(seat),
        () -> orStranger(() -> code.get().flatMap(given -> find(it -> it.byCode(given)))));
  }

  private Optional<HeldSeat> seatOf(String player) {
    return find(it -> it.bySeat(player));
  }

  private <T> Optional<T> find(Function<TableAccess, Optional<T>> question) {
    return tables.stream().flatMap(access -> question.apply(access).stream()).findFirst();
  }

  /** Without the database nobody is known; the limits hold on. */
  private static <T> Optional<T> orStranger(Supplier<Optional<T>> lookUp) {
    try {
      return lookUp.get();
    } catch (DataAccessException e) {
      return Optional.empty();
    }
  }
}
