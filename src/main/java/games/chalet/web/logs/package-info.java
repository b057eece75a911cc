/** Keeps the values of statements, which databases put into their messages, out of the log. */
@NullMarked
@NamedInterface("logs")
package games.chalet.web.logs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
