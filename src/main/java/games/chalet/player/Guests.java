package games.chalet.player;

import games.chalet.web.Ids;
import games.chalet.web.Refused;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/** The guests in the database: made, found by token or id, renamed, forgotten. */
@Service
class Guests implements Players {

  private final PlayerRepository repository;
  private final TransactionTemplate transaction;
  private final ApplicationEventPublisher events;
  private final Clock clock = Clock.systemUTC();

  Guests(
      PlayerRepository repository,
      TransactionTemplate transaction,
      ApplicationEventPublisher events) {
    this.repository = repository;
    this.transaction = transaction;
    this.events = events;
  }

  @Override
  public Optional<Player> find(String id) {
    return repository.findById(id).map(PlayerEntity::player);
  }

  @Override
  public Player get(String id) {
    return find(id)
        .orElseThrow(() -> new Refused(404, "unknown-player", "There is no such player."));
  }

  @Override
  public List<Player> findAll(Collection<String> ids) {
    Map<String, Player> found =
        repository.findAllById(ids).stream()
            .map(PlayerEntity::player)
            .collect(Collectors.toMap(Player::id, Function.identity()));
    return ids.stream().map(found::get).filter(Objects::nonNull).toList();
  }

  /** The guest whose cookie holds that token. */
  Optional<Player> find(Token token) {
    return repository.findByTokenHash(token.hash()).map(PlayerEntity::player);
  }

  /** A new guest, for whose cookie that token is. */
  Player make(Token token, String name) {
    PlayerEntity guest =
        new PlayerEntity(
            Ids.random(), name, token.hash(), clock.instant().truncatedTo(ChronoUnit.MILLIS));
    return repository.saveAndFlush(guest).player();
  }

  /** Gives the guest another name; events go out when that is committed. */
  Player rename(Player player, String name) {
    if (player.name().equals(name)) {
      return player;
    }
    Player renamed = new Player(player.id(), name);
    transaction.executeWithoutResult(
        status -> repository.findById(player.id()).ifPresent(guest -> guest.rename(name)));
    events.publishEvent(new PlayerRenamed(renamed));
    return renamed;
  }

  /** Removes the guest; events go out when that is committed. */
  void forget(Player player) {
    transaction.executeWithoutResult(status -> repository.deleteById(player.id()));
    events.publishEvent(new PlayerForgotten(player.id()));
  }
}
