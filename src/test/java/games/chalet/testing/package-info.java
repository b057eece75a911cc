/**
 * The parts that tests of several modules and tools share: headless clients, their tabs and tables,
 * and databases.
 */
@NullMarked
package games.chalet.testing;

import org.jspecify.annotations.NullMarked;
