/**
 * A house that plays with itself for half a minute, so that Java can note which classes and which
 * methods a start and a match need: what is noted is the AOT cache with which the image starts. See
 * {@code docs/decisions/0018-an-aot-cache.md}.
 */
@NullMarked
package games.chalet.training;

import org.jspecify.annotations.NullMarked;
