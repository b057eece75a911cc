package games.chalet.player;

import games.chalet.web.OneNode;
import games.chalet.web.ReadCache;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/** Players in memory, where nobody else renames or removes any. */
@Component
@Primary
@OneNode
class CachedPlayers implements PlayerLookup {

  /** The most cached players: each request looks one up. */
  private static final int MOST = 10_000;

  private final StoredPlayers stored;
  private final ReadCache<String, Player> byId = new ReadCache<>(MOST);
  private final ReadCache<String, String> idByToken = new ReadCache<>(MOST);

  CachedPlayers(StoredPlayers stored) {
    this.stored = stored;
  }

  @Override
  public Optional<Player> byId(String id) {
    return byId.get(id, () -> stored.byId(id));
  }

  @Override
  public List<Player> byIds(Collection<String> ids) {
    return ids.stream().flatMap(id -> byId(id).stream()).toList();
  }

  /** Looks up the id first: a cached token of a removed player finds nobody any more. */
  @Override
  public Optional<Player> byTokenHash(String hash) {
    return idByToken.get(hash, () -> stored.byTokenHash(hash).map(Player::id)).flatMap(this::byId);
  }

  @Override
  public void changed(String id) {
    byId.forget(id);
  }
}
