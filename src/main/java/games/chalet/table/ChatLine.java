package games.chalet.table;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;

/** Something that was said at a table. */
@Entity
@Table(name = "chat_line")
class ChatLine {

  @EmbeddedId private Place place;

  private Instant saidAt;
  private String player;
  private String text;

  /** Which line of which table; lines are counted from 1. */
  @Embeddable
  record Place(@Column(name = "table_id") String table, long number) {}

  /** For JPA. */
  @SuppressWarnings("NullAway.Init")
  protected ChatLine() {}

  ChatLine(String table, long number, Instant saidAt, String player, String text) {
    this.place = new Place(table, number);
    this.saidAt = saidAt;
    this.player = player;
    this.text = text;
  }

  long number() {
    return place.number();
  }

  Instant saidAt() {
    return saidAt;
  }

  String player() {
    return player;
  }

  String text() {
    return text;
  }
}
