/** The one STOMP client of the tests and tools, and the frames for those who write them by hand. */
@NullMarked
package games.chalet.testing.socket;

import org.jspecify.annotations.NullMarked;
