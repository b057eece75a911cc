/**
 * Programs that send a token instead of a cookie and play one seat: their identity, their rates,
 * and their limits.
 */
@NullMarked
@NamedInterface("programs")
package games.chalet.web.programs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
