package games.chalet.table;

import org.springframework.test.context.TestPropertySource;

/** The same as a node among others: with locks in the database, and nothing remembered. */
@TestPropertySource(
    properties = {
      "chalet.cluster.enabled=true",
      "chalet.cluster.address=127.0.0.1",
      "chalet.cluster.catch-up=1d",
      "chalet.database.url=jdbc:postgresql:as-above"
    })
class ClusterTableRoomTest extends PostgresTableRoomTest {}
