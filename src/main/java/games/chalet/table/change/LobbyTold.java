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
 * The list that the lobby was sent last, by any node: on one machine in memory, in a cluster by its
 * fingerprint in the database. For one caller at a time.
 */
@Component
class LobbyTold {

  private final JdbcClient jdbc;
  private final Json json;
  private final boolean isShared;
  private List<TableSummary> here = List.of();

  /** The fingerprint that this node published last; empty if none, or it was repeated already. */
  private String toldHere = "";

  LobbyTold(JdbcClient jdbc, Json json, Environment environment) {
    this.jdbc = jdbc;
    this.json = json;
    this.isShared = ClusterMode.isOn(environment);
  }

  /**
   * Returns true if the lobby looks different from the list published last; this list is then
   * recorded as published.
   */
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

  /** Returns true if this node has published a list that it has not repeated yet. */
  boolean isToRepeat() {
    return !toldHere.isEmpty();
  }

  /** Returns true if this node's list is the last one of all nodes; can be asked once. */
  boolean isLast() {
    String told = toldHere;
    toldHere = "";
    return jdbc.sql("select fingerprint from lobby_told").query(String.class).single().equals(told);
  }

  /** Forgets the list, as it is unknown which one was published last. */
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
