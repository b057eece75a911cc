/**
 * One running match: its mailbox and the single writer, by what is asked of it. What it writes, who
 * is told and when.
 */
@NullMarked
package games.chalet.match.live.writer;

import org.jspecify.annotations.NullMarked;
