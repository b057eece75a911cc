/** Security headers, and the protection from writes by pages of other sites. */
@NullMarked
@NamedInterface("security")
package games.chalet.web.security;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
