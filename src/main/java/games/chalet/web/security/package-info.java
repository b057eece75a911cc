/** Security headers and the token against forged writes. */
@NullMarked
package games.chalet.web.security;

import org.jspecify.annotations.NullMarked;
