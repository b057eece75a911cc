/**
 * How everything is written in JSON, on the wire, in the journal and in records, and read strictly.
 */
@NullMarked
package games.chalet.json;

import org.jspecify.annotations.NullMarked;
