/** Data folders of earlier versions: how they are recorded, and that the house still opens them. */
@NullMarked
package games.chalet.houses;

import org.jspecify.annotations.NullMarked;
