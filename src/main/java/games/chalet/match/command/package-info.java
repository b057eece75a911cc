/** The requests to a match and the addresses of the answers: data that can come from anywhere. */
@NullMarked
package games.chalet.match.command;

import org.jspecify.annotations.NullMarked;
