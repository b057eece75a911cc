/**
 * One running match: its mailbox and its single writer, by kind of message, with what it writes and
 * publishes.
 */
@NullMarked
package games.chalet.match.live.writer;

import org.jspecify.annotations.NullMarked;
