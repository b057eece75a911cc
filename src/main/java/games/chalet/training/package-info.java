/**
 * A server that plays with itself for half a minute, so that Java can record which classes and
 * methods a start and a match need: the result is the AOT cache with which the image starts. See
 * {@code docs/decisions/0018-an-aot-cache.md}.
 */
@NullMarked
package games.chalet.training;

import org.jspecify.annotations.NullMarked;
