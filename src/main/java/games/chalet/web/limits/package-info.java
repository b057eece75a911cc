/**
 * How often one guest, or one address, may ask for something: {@code
 * docs/decisions/0016-limits-and-expiry.md}.
 */
@NullMarked
@NamedInterface("limits")
package games.chalet.web.limits;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
