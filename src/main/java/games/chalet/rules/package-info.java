/** The rules of the games, one folder each, and the catalog that lists them. */
@NullMarked
package games.chalet.rules;

import org.jspecify.annotations.NullMarked;
