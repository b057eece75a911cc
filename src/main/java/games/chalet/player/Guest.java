package games.chalet.player;

import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A guest with data that only the database needs; other modules see a {@link Player}. */
@Entity
@Table(name = "player")
@SuppressWarnings("UnusedVariable") // Queries read the fields.
class Guest implements InsertedOnce<String> {

  @Id private String id;
  private String name;

  /** Counts the names that the guest has had, from 1. */
  private long version;

  /** SHA-256 of the token in the guest's cookie, in hexadecimal. */
  private String tokenHash;

  private Instant createdAt;

  /** The minute of {@link RunningTime} at which the guest was last seen. */
  private long seenAt;

  /** True if a socket of this guest was ever open. */
  private boolean connected;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected Guest() {}

  Guest(Player player, String tokenHash, Instant createdAt, long seenAt) {
    this.id = player.id();
    this.name = player.name();
    this.version = player.version();
    this.tokenHash = tokenHash;
    this.createdAt = createdAt;
    this.seenAt = seenAt;
  }

  @Override
  public String getId() {
    return id;
  }
}
