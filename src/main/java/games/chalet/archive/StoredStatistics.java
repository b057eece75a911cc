package games.chalet.archive;

import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A player's results, counted up to one of their finished matches. */
@Entity
@Table(name = "player_statistics")
class StoredStatistics implements InsertedOnce<String> {

  /** The format of the JSON; results in another one are counted again. */
  static final int FORMAT = 1;

  @Id private String player;
  private int format;

  /** The number of the player's finished matches up to that one. */
  private long counted;

  /** The end of the last match that was counted. */
  private Instant endedAt;

  @Column(name = "match_id")
  private String match;

  /** {@link Results.Stored} as JSON. */
  private String results;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected StoredStatistics() {}

  StoredStatistics(String player, long counted, ArchiveCursor last, String results) {
    this.player = player;
    this.format = FORMAT;
    this.counted = counted;
    this.endedAt = last.endedAt();
    this.match = last.id();
    this.results = results;
  }

  @Override
  public String getId() {
    return player;
  }

  boolean isReadable() {
    return format == FORMAT;
  }

  long counted() {
    return counted;
  }

  /** Returns the cursor after the last match that was counted. */
  ArchiveCursor last() {
    return new ArchiveCursor(endedAt, match);
  }

  String results() {
    return results;
  }
}
