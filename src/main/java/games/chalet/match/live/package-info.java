/**
 * All running matches: how they begin, are found, read and evicted ({@code writer}: one of them).
 */
@NullMarked
package games.chalet.match.live;

import org.jspecify.annotations.NullMarked;
