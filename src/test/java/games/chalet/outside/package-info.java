/** The packaged server seen from outside: started, killed, and played in through real sockets. */
@NullMarked
package games.chalet.outside;

import org.jspecify.annotations.NullMarked;
