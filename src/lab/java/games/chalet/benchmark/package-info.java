/** Benchmarks; see {@code docs/measurements.md}. */
@NullMarked
package games.chalet.benchmark;

import org.jspecify.annotations.NullMarked;
