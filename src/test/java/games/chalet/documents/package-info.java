/** What the documents say, held against the code, and that they can be read. */
@NullMarked
package games.chalet.documents;

import org.jspecify.annotations.NullMarked;
