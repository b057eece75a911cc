/**
 * Programs that come with a token in place of a cookie and play one seat: how they are known, how
 * fast they may ask, and what they may not.
 */
@NullMarked
@NamedInterface("programs")
package games.chalet.web.programs;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
