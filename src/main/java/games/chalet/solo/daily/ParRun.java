package games.chalet.solo.daily;

import games.chalet.engine.Outcome;
import games.chalet.solo.column.OutcomeColumn;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Convert;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A bot's result with the cards of a day. Inserted once. */
@Entity
@Table(name = "par_run")
class ParRun implements InsertedOnce<ParRun.Key> {

  /**
   * The primary key.
   *
   * @param number counted from 1
   */
  @Embeddable
  record Key(String seedHash, int number) implements Serializable {}

  @EmbeddedId private Key key;

  @Convert(converter = OutcomeColumn.class)
  private Outcome outcome;

  /** The actions of the bot, as a list in JSON; null where they were not kept. */
  private @Nullable String actions;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected ParRun() {}

  ParRun(Key key, Outcome outcome, String actions) {
    this.key = key;
    this.outcome = outcome;
    this.actions = actions;
  }

  @Override
  public Key getId() {
    return key;
  }

  int number() {
    return key.number();
  }

  Outcome outcome() {
    return outcome;
  }

  /** Returns the actions of the bot, as a list in JSON; empty where they were not kept. */
  Optional<String> actions() {
    return Optional.ofNullable(actions);
  }

  double returns() {
    return outcome.results().getFirst().returns();
  }

  /** Returns true if the game does not call that lost. */
  boolean isSuccess() {
    return returns() > 0;
  }
}
