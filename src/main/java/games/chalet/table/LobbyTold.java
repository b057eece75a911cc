package games.chalet.table;

import games.chalet.json.Json;
import games.chalet.table.message.TableSummary;
import games.chalet.web.ClusterMode;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * What the lobby was told last, by whomever: on one machine in memory, in a cluster by its
 * fingerprint in the database. To be asked by one at a time.
 */
@Component
class LobbyTold {

  private final JdbcClient jdbc;
  private final Json json;
  private final boolean isShared;
  private List<TableSummary> here = List.of();

  LobbyTold(JdbcClient jdbc, Json json, Environment environment) {
    this.jdbc = jdbc;
    this.json = json;
    this.isShared = ClusterMode.isOn(environment);
  }

  /** Whether the lobby looks different from what it was told last; then this is told now. */
  boolean isNew(List<TableSummary> now) {
    if (isShared) {
      return isWritten(fingerprint(now));
    }
    boolean isNew = !now.equals(here);
    here = now;
    return isNew;
  }

  /** Nobody knows what it was told. */
  void forget() {
    isWritten("");
  }

  private boolean isWritten(String fingerprint) {
    return jdbc.sql("update lobby_told set fingerprint = ? where fingerprint <> ?")
            .params(fingerprint, fingerprint)
            .update()
        > 0;
  }

  private String fingerprint(List<TableSummary> tables) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(json.write(tables)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
