/** Copies of the database made while the server runs: every night, and when the host asks. */
@NullMarked
package games.chalet.backup;

import org.jspecify.annotations.NullMarked;
