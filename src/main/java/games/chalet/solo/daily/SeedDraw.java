package games.chalet.solo.daily;

import games.chalet.engine.Seed;
import games.chalet.solo.column.JsonColumn;
import games.chalet.solo.column.SeedColumn;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Convert;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A seed that was drawn for the deal of a day. Inserted once, judged once. */
@Entity
@Table(name = "day_draw")
public class SeedDraw implements InsertedOnce<SeedDraw.Key> {

  /**
   * The primary key.
   *
   * @param epochDay days since 1970, UTC
   * @param number counted from 1 in the order of drawing
   */
  @Embeddable
  public record Key(String game, long epochDay, int number) implements Serializable {}

  /**
   * The result of the search for a way to win.
   *
   * @param nodes the number of positions it has looked at
   * @param line the actions that win, as a list in JSON; empty unless they were found
   */
  public record Judgement(Verdict verdict, int nodes, Optional<String> line) {}

  @EmbeddedId private Key key;
  private int rulesVersion;

  @Convert(converter = JsonColumn.class)
  private JsonNode options;

  @Convert(converter = SeedColumn.class)
  private Seed seed;

  @SuppressWarnings("UnusedVariable") // Queries read it.
  private String seedHash;

  @Enumerated(EnumType.STRING)
  private Verdict verdict;

  private @Nullable Integer nodes;
  private @Nullable String line;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected SeedDraw() {}

  /** Creates a draw that is not judged yet. */
  SeedDraw(LocalDate day, int number, DayCards cards) {
    this.key = new Key(cards.game(), day.toEpochDay(), number);
    this.rulesVersion = cards.rulesVersion();
    this.options = cards.options();
    this.seed = cards.seed();
    this.seedHash = cards.seed().hash();
    this.verdict = Verdict.OPEN;
  }

  @Override
  public Key getId() {
    return key;
  }

  /** Returns the day in UTC. */
  public LocalDate day() {
    return LocalDate.ofEpochDay(key.epochDay());
  }

  /** Returns the number, counted from 1 in the order of drawing. */
  public int number() {
    return key.number();
  }

  /** Returns the cards that the seed deals. */
  public DayCards cards() {
    return new DayCards(key.game(), rulesVersion, options, seed);
  }

  /** Returns the result of the search. */
  public Judgement judgement() {
    return new Judgement(verdict, Objects.requireNonNullElse(nodes, 0), Optional.ofNullable(line));
  }

  public Verdict verdict() {
    return verdict;
  }
}
