package games.chalet.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A player as the database holds it. */
@Entity
@Table(name = "player")
class PlayerEntity {

  @Id private String id;

  @Column(nullable = false)
  private String name;

  @Column(nullable = false, updatable = false)
  private String tokenHash;

  @Column(nullable = false, updatable = false)
  private Instant createdAt;

  /** A minute of {@link RunningTime}; {@link LastSeen} writes it. */
  @Column(nullable = false, updatable = false)
  private long seenAt;

  /** Whether a socket of this player was ever open; {@link LastSeen} writes it. */
  @Column(nullable = false, updatable = false)
  private boolean connected;

  @SuppressWarnings("NullAway") // Filled in by JPA.
  protected PlayerEntity() {}

  PlayerEntity(String id, String name, String tokenHash, Instant createdAt, long seenAt) {
    this.id = id;
    this.name = name;
    this.tokenHash = tokenHash;
    this.createdAt = createdAt;
    this.seenAt = seenAt;
  }

  void rename(String newName) {
    this.name = newName;
  }

  Player player() {
    return new Player(id, name);
  }
}
