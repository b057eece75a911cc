package games.chalet.archive;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.MatchSummary;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Converter;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.hibernate.annotations.BatchSize;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A finished match with its players. Inserted once; later only names change. */
@Entity
@Table(name = "archived_match")
class ArchivedMatch implements InsertedOnce<String> {

  @Id private String id;

  @Column(name = "table_id")
  private String table;

  private String game;
  private int rulesVersion;

  @Convert(converter = JsonColumn.class)
  private JsonNode options;

  private String seed;
  private String seedHash;
  private Instant startedAt;
  private Instant endedAt;
  private String endReason;

  /** Null if there is none. */
  @Convert(converter = JsonColumn.class)
  private @Nullable JsonNode ending;

  private boolean isPublic;
  private @Nullable String continuesMatch;
  private @Nullable Integer continuesPly;

  @OneToMany(mappedBy = "match", fetch = FetchType.EAGER, cascade = CascadeType.PERSIST)
  @OrderBy("seat")
  @BatchSize(size = 50)
  private List<ArchivedSeat> seats;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected ArchivedMatch() {}

  /**
   * Creates a match as it ended.
   *
   * @param name the name under which a seat is stored
   * @throws NullPointerException if the match is still running
   */
  ArchivedMatch(MatchSummary match, Function<MatchSummary.Seated, String> name) {
    Outcome outcome = Objects.requireNonNull(match.outcome(), "outcome of a finished match");
    id = match.id();
    table = match.table();
    game = match.game();
    rulesVersion = match.rulesVersion();
    options = match.options();
    seed = Objects.requireNonNull(match.seed(), "seed of a finished match");
    seedHash = match.seedHash();
    startedAt = toMillis(match.startedAt());
    endedAt = toMillis(Objects.requireNonNull(match.endedAt(), "end of a finished match"));
    endReason = outcome.reason();
    ending = match.ending().orElse(null);
    isPublic = match.isPublic();
    continuesMatch = match.continues().map(ContinuedFrom::match).orElse(null);
    continuesPly = match.continues().map(ContinuedFrom::ply).orElse(null);
    seats =
        match.seats().stream()
            .map(seated -> new ArchivedSeat(this, seated, name.apply(seated), outcome))
            .toList();
  }

  /** Returns the moment in milliseconds, as the columns keep it. */
  private static Instant toMillis(Instant moment) {
    return moment.truncatedTo(ChronoUnit.MILLIS);
  }

  @Override
  public String getId() {
    return id;
  }

  Instant endedAt() {
    return endedAt;
  }

  List<ArchivedSeat> seats() {
    return seats;
  }

  /** Returns the match as other modules know it. */
  MatchSummary summary() {
    List<Outcome.Result> results = seats.stream().flatMap(seat -> seat.result().stream()).toList();
    return new MatchSummary(
        id,
        table,
        new MatchSummary.Rules(game, rulesVersion, options),
        seats.stream().map(ArchivedSeat::seated).toList(),
        new MatchSummary.Cards(seedHash, seed, continues()),
        MatchSummary.Progress.over(
            startedAt, endedAt, new Outcome(endReason, results), Optional.ofNullable(ending)),
        isPublic);
  }

  private Optional<ContinuedFrom> continues() {
    return continuesMatch == null || continuesPly == null
        ? Optional.empty()
        : Optional.of(new ContinuedFrom(continuesMatch, continuesPly));
  }

  /** A column that holds JSON as text. */
  @Converter
  static class JsonColumn implements AttributeConverter<JsonNode, String> {

    private final Json json;

    JsonColumn(Json json) {
      this.json = json;
    }

    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable JsonNode tree) {
      return tree == null ? null : json.text(tree);
    }

    @Override
    public @Nullable JsonNode convertToEntityAttribute(@Nullable String text) {
      return text == null ? null : json.read(text, JsonNode.class);
    }
  }
}
