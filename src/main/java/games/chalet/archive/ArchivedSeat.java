package games.chalet.archive;

import games.chalet.bots.Level;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One seat of a finished match: its player, and the result. */
@Entity
@Table(name = "archived_seat")
@IdClass(ArchivedSeat.Key.class)
class ArchivedSeat {

  /** The primary key: the id of the match and the index of the seat. */
  record Key(String match, int seat) implements Serializable {}

  @Id
  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "match_id")
  private ArchivedMatch match;

  @Id private int seat;
  private String player;
  private String name;

  /** The end of the match, repeated so that an index lists a player's matches by it. */
  @SuppressWarnings("UnusedVariable") // Queries read it.
  private Instant endedAt;

  /** Null, as are place and returns, if the match was not played out. */
  private @Nullable Integer points;

  /** 1 for the best. */
  private @Nullable Integer place;

  private @Nullable Double returns;

  /** Null also in games that do not count turns. */
  private @Nullable Integer turns;

  /** The level of the bot in the seat; null for a person. */
  @Enumerated(EnumType.STRING)
  private @Nullable Level bot;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected ArchivedSeat() {}

  ArchivedSeat(ArchivedMatch match, MatchSummary.Seated seated, String name, Outcome outcome) {
    this.match = match;
    this.seat = seated.seat().index();
    this.player = seated.player();
    this.name = name;
    this.endedAt = match.endedAt();
    this.bot = seated.bot().orElse(null);
    if (!outcome.results().isEmpty()) {
      Outcome.Result result = outcome.results().get(seat);
      this.points = result.points();
      this.place = result.rank();
      this.returns = result.returns();
      this.turns = result.turns().orElse(null);
    }
  }

  MatchSummary.Seated seated() {
    return new MatchSummary.Seated(new Seat(seat), player, name, Optional.ofNullable(bot));
  }

  /** Returns the result; empty if the match was not played out. */
  Optional<Outcome.Result> result() {
    return points == null || place == null || returns == null
        ? Optional.empty()
        : Optional.of(new Outcome.Result(points, place, returns, Optional.ofNullable(turns)));
  }
}
