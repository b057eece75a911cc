/**
 * All running matches: how they are begun, found, read and put away ({@code writer}: one of them).
 */
@NullMarked
package games.chalet.match.live;

import org.jspecify.annotations.NullMarked;
