package games.chalet.player;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.springframework.data.domain.Persistable;

/** A guest with what only the database needs to know; other rooms see a {@link Player}. */
@Entity
@Table(name = "player")
@SuppressWarnings("UnusedVariable") // Queries read the fields.
class Guest implements Persistable<String> {

  @Id private String id;
  private String name;

  /** SHA-256 of the token in the guest's cookie, in hexadecimal. */
  private String tokenHash;

  private Instant createdAt;

  /** When the guest was last seen, in minutes of {@link RunningTime}. */
  private long seenAt;

  /** Whether a socket of this guest has ever been open. */
  private boolean connected;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected Guest() {}

  /** A guest who has just come. */
  Guest(Player player, String tokenHash, Instant createdAt, long seenAt) {
    this.id = player.id();
    this.name = player.name();
    this.tokenHash = tokenHash;
    this.createdAt = createdAt;
    this.seenAt = seenAt;
  }

  @Override
  public String getId() {
    return id;
  }

  /** Always true: a guest who was loaded is never saved again. */
  @Override
  public boolean isNew() {
    return true;
  }
}
