/** Security headers, and what keeps pages of other sites from writing. */
@NullMarked
@NamedInterface("security")
package games.chalet.web.security;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
