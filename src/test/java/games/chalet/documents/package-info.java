/** Tests that compare the documents with the code, and check that they can be read. */
@NullMarked
package games.chalet.documents;

import org.jspecify.annotations.NullMarked;
