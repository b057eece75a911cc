package games.chalet.archive;

import games.chalet.json.Json;
import games.chalet.match.CardSecrecy;
import games.chalet.match.SoloStandings;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.testing.MovableClock;
import games.chalet.web.limits.FairReads;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.data.jpa.test.autoconfigure.DataJpaTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** A test in the one archive of all these tests, on a real database that each empties first. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@DataJpaTest(showSql = false, properties = "spring.jpa.hibernate.ddl-auto=validate")
@Import({
  Archive.class,
  ArchiveRows.class,
  Replays.class,
  ArchiveListener.class,
  ArchiveController.class,
  Statistics.class,
  InArchive.Neighbours.class
})
@Transactional(propagation = Propagation.NOT_SUPPORTED)
@interface InArchive {

  /** The rooms around it. */
  @TestConfiguration
  class Neighbours {

    @Bean
    FairReads reads() {
      return new FairReads();
    }

    @Bean
    FinishedMatches matches() {
      return new FinishedMatches();
    }

    @Bean
    CardSecrecy openCards() {
      return (playerId, matchIds) -> Set.of();
    }

    @Bean
    Counts counts() {
      return new Counts();
    }

    @Bean
    Guests guests() {
      return new Guests();
    }

    @Bean
    MovableClock clock() {
      return new MovableClock();
    }

    @Bean
    Json json() {
      return FinishedMatches.JSON;
    }
  }

  /** Is asked once in each count of up to 500 matches. */
  class Counts implements SoloStandings {

    final AtomicInteger made = new AtomicInteger();
    volatile CountDownLatch begun = new CountDownLatch(0);
    volatile CountDownLatch mayEnd = new CountDownLatch(0);

    @Override
    public Map<String, Standing> of(Collection<String> matchIds) {
      made.incrementAndGet();
      begun.countDown();
      try {
        mayEnd.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return Map.of();
    }
  }

  /** Everybody is known but those who were forgotten. */
  class Guests implements Players {

    final Set<String> forgotten = new HashSet<>();

    @Override
    public Optional<Player> find(String id) {
      return forgotten.contains(id) ? Optional.empty() : Optional.of(new Player(id, "any"));
    }

    @Override
    public Player get(String id) {
      return find(id).orElseThrow();
    }

    @Override
    public Duration unseenFor(String id) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Player> findAll(Collection<String> ids) {
      return ids.stream().map(this::find).flatMap(Optional::stream).toList();
    }
  }
}
