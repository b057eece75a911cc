package games.chalet.table;

import games.chalet.testing.OnPostgres;

/** The same on PostgreSQL. */
@OnPostgres
class PostgresTableRoomTest extends TableRoomTest {}
