/** Errors as problem+json, wherever on the way through the server they arise. */
@NullMarked
@NamedInterface("problems")
package games.chalet.web.problems;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
