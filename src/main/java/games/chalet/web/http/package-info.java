/**
 * The checks of a request before Spring sees it: connections, threads and bodies, and the time and
 * memory they may take. See {@code docs/decisions/requests.md}.
 */
@NullMarked
package games.chalet.web.http;

import org.jspecify.annotations.NullMarked;
