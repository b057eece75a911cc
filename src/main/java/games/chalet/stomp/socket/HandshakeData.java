package games.chalet.stomp.socket;

import games.chalet.web.limits.AddressRoom;
import games.chalet.web.limits.Sender;
import games.chalet.web.programs.Program;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The data of the handshake, stored for as long as its socket lives.
 *
 * @param playerId null for a stranger; of a program its id
 * @param csrfTokens of which CONNECT has to name one
 * @param sender as limits see them
 * @param place among the sockets of the address
 * @param program null for a person
 */
record HandshakeData(
    @Nullable String playerId,
    List<String> csrfTokens,
    Sender sender,
    AddressRoom.Place place,
    @Nullable Program program) {

  private static final String KEY = HandshakeData.class.getName();

  HandshakeData(
      @Nullable String playerId,
      List<String> csrfTokens,
      Sender sender,
      @Nullable Program program) {
    this(playerId, csrfTokens, sender, AddressRoom.Place.amongAll(sender), program);
  }

  /**
   * Returns the data after a program has identified itself: nothing of the previous identity is
   * left.
   */
  HandshakeData by(Program known) {
    return new HandshakeData(known.id(), List.of(), sender.playingAt(known.table()), place, known);
  }

  HandshakeData at(AddressRoom.Place free) {
    return new HandshakeData(playerId, csrfTokens, sender, free, program);
  }

  void rememberIn(Map<String, Object> attributes) {
    attributes.put(KEY, this);
  }

  static HandshakeData of(@Nullable Map<String, Object> attributes) {
    if (attributes != null && attributes.get(KEY) instanceof HandshakeData handshake) {
      return handshake;
    }
    throw new IllegalStateException("No handshake data on this socket");
  }
}
