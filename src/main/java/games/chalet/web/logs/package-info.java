/**
 * Keeps out of the log the values of statements, which databases put into their messages, and all
 * but one of the failures that follow from an outage.
 */
@NullMarked
@NamedInterface("logs")
package games.chalet.web.logs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
