package games.chalet.archive;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** The archived matches, the newest first. */
interface ArchivedMatches extends Repository<ArchivedMatch, String> {

  ArchivedMatch save(ArchivedMatch match);

  boolean existsById(String id);

  Optional<ArchivedMatch> findById(String id);

  Optional<ArchivedMatch> findFirstByOrderByEndedAtDescIdDesc();

  /** Those at public tables that come after a place in the list. */
  @Query(
      """
      select m from ArchivedMatch m
      where m.isPublic = true
        and (m.endedAt < :endedAt or (m.endedAt = :endedAt and m.id < :id))
      order by m.endedAt desc, m.id desc
      """)
  List<ArchivedMatch> publicAfter(Instant endedAt, String id, Limit limit);

  /** Those in which a player sat that come after a place in the list. */
  @Query(
      """
      select m from ArchivedMatch m
      where exists (select 1 from m.seats s where s.player = :player)
        and (m.endedAt < :endedAt or (m.endedAt = :endedAt and m.id < :id))
      order by m.endedAt desc, m.id desc
      """)
  List<ArchivedMatch> ofPlayerAfter(String player, Instant endedAt, String id, Limit limit);

  /** Takes a player's name out of all matches. */
  @Modifying
  @Query(value = "UPDATE archived_seat SET name = :name WHERE player = :player", nativeQuery = true)
  void rename(String player, String name);
}
