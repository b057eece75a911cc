/**
 * A server that plays with itself for half a minute, so that Java can record which classes and
 * methods a start and a match need. The image starts with a cache from a start alone; this one is
 * made only to compare both. See {@code docs/decisions/0045-a-cache-from-a-start.md}.
 */
@NullMarked
package games.chalet.training;

import org.jspecify.annotations.NullMarked;
