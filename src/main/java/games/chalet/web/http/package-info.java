/**
 * The checks of a request before Spring sees it: connections, threads and bodies, and the time and
 * memory they may take. See {@code docs/decisions/0012-time-and-room-for-requests.md} and {@code
 * 0043-fair-platform-threads.md}.
 */
@NullMarked
package games.chalet.web.http;

import org.jspecify.annotations.NullMarked;
