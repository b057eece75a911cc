/** What tests of several rooms share: browsers without a screen. */
@NullMarked
package games.chalet.testing;

import org.jspecify.annotations.NullMarked;
