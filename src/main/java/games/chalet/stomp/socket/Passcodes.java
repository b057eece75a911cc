package games.chalet.stomp.socket;

import games.chalet.web.RefusedException;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.programs.Program;
import games.chalet.web.programs.ProgramTokens;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Identifies programs by the token in the passcode of their CONNECT, for those that cannot set a
 * header of their handshake, such as browsers.
 */
@Component
class Passcodes {

  private final ProgramTokens tokens;
  private final SocketRegistry sockets;
  private final SendRates rates;

  Passcodes(ProgramTokens tokens, SocketRegistry sockets, SendRates rates) {
    this.tokens = tokens;
    this.sockets = sockets;
    this.rates = rates;
  }

  /**
   * Makes a socket that of the program with this token. It no longer counts for the identity of the
   * handshake.
   *
   * @return the reason why not; null if it succeeded
   */
  @Nullable RefusedException identify(StompSession session, String passcode) {
    try {
      Program program = tokens.find(passcode);
      tokens.count(program, session.handshake().sender().address());
      HandshakeData handshake = session.handshake().by(program);
      if (!sockets.becomes(session.id(), handshake)) {
        return CommonRefusal.TOO_FAST.of();
      }
      session.becomes(handshake, rates.of(handshake));
      return null;
    } catch (RefusedException refused) {
      return refused;
    }
  }
}
