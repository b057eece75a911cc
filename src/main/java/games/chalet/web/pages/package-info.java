/** The one page of all routes, with the preview that a link to it shows elsewhere. */
@NullMarked
@NamedInterface("pages")
package games.chalet.web.pages;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
