/** Keeps out of the log what databases put into their messages: the values of statements. */
@NullMarked
@NamedInterface("logs")
package games.chalet.web.logs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
