/** Errors as problem+json, wherever in the server they arise. */
@NullMarked
@NamedInterface("problems")
package games.chalet.web.problems;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
