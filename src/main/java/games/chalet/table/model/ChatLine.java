package games.chalet.table.model;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;

/** Something that was said at a table. */
@Entity
@Table(name = "chat_line")
public class ChatLine {

  @EmbeddedId private Place place;

  private Instant saidAt;
  private String player;
  private String text;

  /** Which line of which table; lines are counted from 1. */
  @Embeddable
  public record Place(@Column(name = "table_id") String table, long number) {}

  /** For JPA. */
  @SuppressWarnings("NullAway.Init")
  protected ChatLine() {}

  public ChatLine(String table, long number, Instant saidAt, String player, String text) {
    this.place = new Place(table, number);
    this.saidAt = saidAt;
    this.player = player;
    this.text = text;
  }

  public long number() {
    return place.number();
  }

  public Instant saidAt() {
    return saidAt;
  }

  public String player() {
    return player;
  }

  public String text() {
    return text;
  }
}
