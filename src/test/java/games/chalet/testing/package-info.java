/**
 * What tests of several rooms and tools share: browsers without a screen, their tabs and tables,
 * and databases.
 */
@NullMarked
package games.chalet.testing;

import org.jspecify.annotations.NullMarked;
