package games.chalet.player;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Players as they are on disk. */
@Component
class StoredPlayers implements PlayerLookup {

  private final GuestRepository guests;

  StoredPlayers(GuestRepository guests) {
    this.guests = guests;
  }

  @Override
  public Optional<Player> byId(String id) {
    return guests.findPlayerById(id);
  }

  @Override
  public List<Player> byIds(Collection<String> ids) {
    Map<String, Player> known =
        guests.findPlayersByIdIn(ids).stream()
            .collect(Collectors.toMap(Player::id, Function.identity()));
    return ids.stream().map(known::get).filter(Objects::nonNull).toList();
  }

  @Override
  public Optional<Player> byTokenHash(String hash) {
    return guests.findPlayerByTokenHash(hash);
  }

  @Override
  public void changed(String id) {}
}
