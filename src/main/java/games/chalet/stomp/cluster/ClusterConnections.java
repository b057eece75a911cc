package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.Connections;
import java.util.Optional;

/** The online players, through any process. */
final class ClusterConnections implements Connections {

  private final Connections here;
  private final ClusterPresence presence;
  private final Cluster cluster;

  ClusterConnections(Connections here, ClusterPresence presence, Cluster cluster) {
    this.here = here;
    this.presence = presence;
    this.cluster = cluster;
  }

  @Override
  public boolean isOnline(String playerId) {
    return presence.isOnline(playerId);
  }

  @Override
  public Optional<String> addressOf(String playerId) {
    return presence.addressOf(playerId);
  }

  @Override
  public void close(String playerId) {
    here.close(playerId);
    cluster.tellOthers(new StompMessage.Close(playerId));
  }

  @Override
  public void closeAll() {
    here.closeAll();
  }
}
