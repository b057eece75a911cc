package games.chalet.table.change;

import games.chalet.json.Json;
import games.chalet.table.message.TableSummary;
import games.chalet.web.SeveralNodes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The list that any node has sent, by its fingerprint in the database. */
@Component
@SeveralNodes
class LobbyToldByAll implements LobbyTold {

  private final JdbcClient jdbc;
  private final Json json;

  /** The fingerprint that this node published last; empty if none, or it was repeated already. */
  private String toldHere = "";

  LobbyToldByAll(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  @Override
  public boolean isNew(List<TableSummary> now) {
    String fingerprint = fingerprint(now);
    boolean isNew = isWritten(fingerprint);
    toldHere = isNew ? fingerprint : toldHere;
    return isNew;
  }

  @Override
  public boolean isToRepeat() {
    return !toldHere.isEmpty();
  }

  @Override
  public boolean isLast() {
    String told = toldHere;
    toldHere = "";
    return jdbc.sql("select fingerprint from lobby_told").query(String.class).single().equals(told);
  }

  @Override
  public void forget() {
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
