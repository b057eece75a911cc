/** The data of a match on disk: its header and numbered entries, with their writers and readers. */
@NullMarked
package games.chalet.match.journal;

import org.jspecify.annotations.NullMarked;
