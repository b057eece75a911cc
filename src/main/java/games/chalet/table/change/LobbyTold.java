package games.chalet.table.change;

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

  /** What this node told last; empty if nothing, or it has been told again. */
  private String toldHere = "";

  LobbyTold(JdbcClient jdbc, Json json, Environment environment) {
    this.jdbc = jdbc;
    this.json = json;
    this.isShared = ClusterMode.isOn(environment);
  }

  /** Whether the lobby looks different from what it was told last; then this is told now. */
  boolean isNew(List<TableSummary> now) {
    if (isShared) {
      String fingerprint = fingerprint(now);
      boolean isNew = isWritten(fingerprint);
      toldHere = isNew ? fingerprint : toldHere;
      return isNew;
    }
    boolean isNew = !now.equals(here);
    here = now;
    return isNew;
  }

  /** Whether this node has told it something that it has not told again yet. */
  boolean isToRepeat() {
    return !toldHere.isEmpty();
  }

  /** Whether that is what the lobby was told last, by all nodes; asked once. */
  boolean isLast() {
    String told = toldHere;
    toldHere = "";
    return jdbc.sql("select fingerprint from lobby_told").query(String.class).single().equals(told);
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
