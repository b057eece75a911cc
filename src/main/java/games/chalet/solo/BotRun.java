package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A bot's result with the cards of a deal. Inserted once. */
@Entity
@Table(name = "bot_run")
class BotRun implements InsertedOnce<String> {

  @Id private String seedHash;

  @Convert(converter = Columns.OutcomeColumn.class)
  private Outcome outcome;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected BotRun() {}

  BotRun(String seedHash, Outcome outcome) {
    this.seedHash = seedHash;
    this.outcome = outcome;
  }

  @Override
  public String getId() {
    return seedHash;
  }

  Outcome outcome() {
    return outcome;
  }
}
