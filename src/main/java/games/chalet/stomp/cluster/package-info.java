/** Sockets of several processes: what one publishes the listeners of all hear. */
@NullMarked
package games.chalet.stomp.cluster;

import org.jspecify.annotations.NullMarked;
