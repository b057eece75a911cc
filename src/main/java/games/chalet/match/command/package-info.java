/** What may be asked of a match, and where the answer goes: data that can come from anywhere. */
@NullMarked
package games.chalet.match.command;

import org.jspecify.annotations.NullMarked;
