/** The tests of the front end and those in real browsers, run beside the tests of this half. */
@NullMarked
package games.chalet.frontend;

import org.jspecify.annotations.NullMarked;
