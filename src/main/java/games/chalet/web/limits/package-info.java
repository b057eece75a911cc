/**
 * The rates at which one guest, or one address, may send requests: {@code
 * docs/decisions/limits.md}.
 */
@NullMarked
@NamedInterface("limits")
package games.chalet.web.limits;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
