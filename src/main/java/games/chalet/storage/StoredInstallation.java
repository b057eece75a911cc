package games.chalet.storage;

import games.chalet.web.Installation;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The installation's id in the database. */
@Component
class StoredInstallation implements Installation {

  private final String id;

  StoredInstallation(JdbcClient jdbc) {
    long number = jdbc.sql("select id from installation").query(Long.class).single();
    this.id = text(number);
  }

  /** Returns the id as it is shown. */
  static String text(long number) {
    return Long.toString(number, Character.MAX_RADIX);
  }

  @Override
  public String id() {
    return id;
  }
}
