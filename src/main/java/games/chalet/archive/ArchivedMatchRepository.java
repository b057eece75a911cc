package games.chalet.archive;

import games.chalet.bots.Level;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/** The finished matches. Lists go by a cursor (the end, then the id), newest first. */
interface ArchivedMatchRepository extends Repository<ArchivedMatch, String> {

  Optional<ArchivedMatch> findById(String id);

  boolean existsById(String id);

  /**
   * Inserts a match with its seats.
   *
   * @throws org.springframework.dao.DataIntegrityViolationException if it is there already
   */
  @Transactional
  ArchivedMatch save(ArchivedMatch match);

  /** Returns the latest end of all; empty if no match has finished. */
  @Query("select max(m.endedAt) from ArchivedMatch m")
  Optional<Instant> newestEnd();

  /**
   * Returns matches at public tables after a cursor. The order names {@code isPublic}, which is the
   * same in all, and one bound stands alone, so that H2 reads only the page from its index.
   */
  @Query(
      """
      from ArchivedMatch m
      where m.isPublic = true and m.endedAt <= :endedAt and (m.endedAt < :endedAt or m.id < :id)
      order by m.isPublic desc, m.endedAt desc, m.id desc
      """)
  List<ArchivedMatch> publicAfter(Instant endedAt, String id, Limit limit);

  /** Returns matches of a player after a cursor; the order names the player for the same reason. */
  @Query(
      """
      select s.match from ArchivedSeat s
      where s.player = :player and s.endedAt <= :endedAt
        and (s.endedAt < :endedAt or s.match.id < :id)
      order by s.player desc, s.endedAt desc, s.match.id desc
      """)
  List<ArchivedMatch> ofPlayerAfter(String player, Instant endedAt, String id, Limit limit);

  /**
   * Returns the cursor of the newest match of a player but so many; empty if there are no more. The
   * index alone is read.
   */
  @Query(
      """
      select new games.chalet.archive.ArchiveCursor(s.endedAt, s.match.id) from ArchivedSeat s
      where s.player = :player
      order by s.player desc, s.endedAt desc, s.match.id desc
      offset :newest rows fetch first 1 rows only
      """)
  Optional<ArchiveCursor> newestBut(int newest, String player);

  /** Returns the matches of a player that ended after a cursor, the earliest end first. */
  @Query(
      """
      select new games.chalet.archive.ArchivedMatchRepository$CountedMatch(
        m.id, s.endedAt, m.game, m.options, m.continuesMatch)
      from ArchivedSeat s join s.match m
      where s.player = :player and s.endedAt >= :endedAt
        and (s.endedAt > :endedAt or s.match.id > :id)
      order by s.player, s.endedAt, s.match.id
      """)
  List<CountedMatch> playedAfter(String player, Instant endedAt, String id, Limit limit);

  /** Returns all seats of the matches of a player that ended between two moments. */
  @Query(
      """
      select new games.chalet.archive.ArchivedMatchRepository$CountedSeat(
        o.match.id, o.player, o.bot, o.points, o.place, o.returns)
      from ArchivedSeat s join ArchivedSeat o on o.match = s.match
      where s.player = :player and s.endedAt between :from and :until
      """)
  List<CountedSeat> seatsPlayed(String player, Instant from, Instant until);

  /** Returns the number of matches of a player after a cursor; the index alone is read. */
  @Query(
      """
      select count(*) from ArchivedSeat s
      where s.player = :player and s.endedAt >= :endedAt
        and (s.endedAt > :endedAt or s.match.id > :id)
      """)
  long countAfter(String player, Instant endedAt, String id);

  /** Returns the names that these players had in these matches. */
  @Query(
      """
      select new games.chalet.archive.ArchivedMatchRepository$NamedPlayer(
        s.match.id, s.player, s.name)
      from ArchivedSeat s where s.match.id in :matches and s.player in :players
      """)
  List<NamedPlayer> names(Collection<String> matches, Collection<String> players);

  /** Returns those of these players who sat in a finished match. */
  @Query("select distinct s.player from ArchivedSeat s where s.player in :players")
  Set<String> playersAmong(Collection<String> players);

  /** Replaces a player's name in all matches. */
  @Modifying
  @Transactional
  @Query("update ArchivedSeat s set s.name = :name where s.player = :player")
  void rename(String player, String name);

  /** The name of a player in a finished match. */
  record NamedPlayer(String match, String player, String name) {}

  /**
   * A finished match of a player, as far as {@link PlayerResults} need it.
   *
   * @param continues the match that it continued from one of its plies; null if it began with the
   *     deal
   */
  record CountedMatch(
      String id, Instant endedAt, String game, JsonNode options, @Nullable String continues) {

    ArchiveCursor cursor() {
      return new ArchiveCursor(endedAt, id);
    }
  }

  /**
   * A seat of a finished match, as far as {@link PlayerResults} need it.
   *
   * @param bot the level of the bot in the seat; null for a person
   * @param points null, as are place and returns, if the match was not played out
   */
  record CountedSeat(
      String match,
      String player,
      @Nullable Level bot,
      @Nullable Integer points,
      @Nullable Integer place,
      @Nullable Double returns) {}
}
