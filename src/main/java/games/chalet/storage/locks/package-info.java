/** Locks for all who change the database: of this process, or of all nodes on a PostgreSQL. */
@NamedInterface("locks")
@NullMarked
package games.chalet.storage.locks;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
