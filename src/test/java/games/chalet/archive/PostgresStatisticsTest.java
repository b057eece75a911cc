package games.chalet.archive;

import games.chalet.testing.OnPostgres;
import org.springframework.boot.jdbc.test.autoconfigure.AutoConfigureTestDatabase;

/** The same on PostgreSQL. */
@OnPostgres
@AutoConfigureTestDatabase(replace = AutoConfigureTestDatabase.Replace.NONE)
class PostgresStatisticsTest extends StatisticsTest {}
