package games.chalet.match.live;

import games.chalet.testing.Postgres;

/** The same on PostgreSQL. */
class PostgresJournalTest extends JournalTest {

  @Override
  MatchHarness harness() {
    return new MatchHarness(Postgres.dataSource(Postgres.shared().newDatabase()), () -> {});
  }
}
