/** What is on disk of a match: its header and numbered entries, and what writes and reads them. */
@NullMarked
package games.chalet.match.journal;

import org.jspecify.annotations.NullMarked;
