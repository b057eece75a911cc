/** The sockets of several processes: messages of one reach the subscribers of all. */
@NullMarked
package games.chalet.stomp.cluster;

import org.jspecify.annotations.NullMarked;
