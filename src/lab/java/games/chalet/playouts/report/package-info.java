/** Matches of bots as sentences, for a person who asks whether they play sensibly. */
@NullMarked
package games.chalet.playouts.report;

import org.jspecify.annotations.NullMarked;
