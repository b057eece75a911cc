package games.chalet.solo;

import games.chalet.engine.Seed;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Cards that several people play, each of them alone. Inserted once. */
@Entity
@Table(name = "deal")
class Deal implements InsertedOnce<String> {

  /** The reason why several people play it. */
  enum Kind {
    /** A player who has played these cards sent the link. */
    CHALLENGE,
    /** It is the deal of a day. */
    DAILY
  }

  /** The unguessable name in the link. */
  @Id private String code;

  @Enumerated(EnumType.STRING)
  private Kind kind;

  private String game;

  /** The version of the game's rules for which it was made. */
  private int rulesVersion;

  @Convert(converter = Columns.JsonColumn.class)
  private JsonNode options;

  @Convert(converter = Columns.SeedColumn.class)
  private Seed seed;

  @SuppressWarnings("UnusedVariable") // Queries read it.
  private String seedHash;

  /** The day in UTC whose deal it is; null for a challenge. */
  @Column(name = "epoch_day")
  @Convert(converter = Columns.DayColumn.class)
  private @Nullable LocalDate day;

  /** The end of that day. */
  @Convert(converter = Columns.InstantColumn.class)
  private @Nullable Instant endsAt;

  /** The player whose match became a challenge; null for the deal of a day. */
  private @Nullable String challenger;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected Deal() {}

  private Deal(
      String code,
      Kind kind,
      DealtCards cards,
      @Nullable LocalDate day,
      @Nullable String challenger) {
    this.code = code;
    this.kind = kind;
    this.game = cards.game();
    this.rulesVersion = cards.rulesVersion();
    this.options = cards.options();
    this.seed = cards.seed();
    this.seedHash = cards.seed().hash();
    this.day = day;
    this.endsAt = day == null ? null : endOf(day);
    this.challenger = challenger;
  }

  static Deal daily(String code, DealtCards cards, LocalDate day) {
    return new Deal(code, Kind.DAILY, cards, day, null);
  }

  /** Creates a challenge from the cards that a player had. */
  static Deal challenge(String code, DealtCards cards, String challenger) {
    return new Deal(code, Kind.CHALLENGE, cards, null, challenger);
  }

  private static Instant endOf(LocalDate day) {
    return day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  @Override
  public String getId() {
    return code;
  }

  String code() {
    return code;
  }

  Kind kind() {
    return kind;
  }

  String game() {
    return game;
  }

  int rulesVersion() {
    return rulesVersion;
  }

  JsonNode options() {
    return options;
  }

  Seed seed() {
    return seed;
  }

  @Nullable LocalDate day() {
    return day;
  }

  @Nullable String challenger() {
    return challenger;
  }

  /** Returns the end of the day of a daily deal; empty for a challenge. */
  Optional<Instant> endsAt() {
    return Optional.ofNullable(endsAt);
  }

  /** Returns true if a match that ends then still counts. */
  boolean countsAt(Instant moment) {
    return endsAt().filter(end -> !moment.isBefore(end)).isEmpty();
  }
}
