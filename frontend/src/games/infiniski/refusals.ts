// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

import type { Slope, SlopeCard } from './types';

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface InfiniskiReasons {
  'infiniski-run-over': null;
  'infiniski-other-players-run': null;
  'infiniski-not-in-hand': null;
  'infiniski-red-x': {
    card: SlopeCard;
  };
  'infiniski-does-not-connect': {
    card: SlopeCard;
    start: Slope;
    slope: Slope;
  };
  'infiniski-land-on-its-side': null;
  'infiniski-no-landing-on-x': {
    card: SlopeCard;
  };
  'infiniski-other-speed': null;
  'infiniski-no-speed-to-choose': null;
  'infiniski-no-jump-here': null;
  'infiniski-nothing-to-discard': null;
  'infiniski-discard-first': null;
  'infiniski-any-card-first': null;
  'infiniski-card-connects': null;
  'infiniski-land-first': null;
  'infiniski-landed-on-x': null;
  'infiniski-nothing-connects': null;
  'infiniski-choose-speed': null;
  'infiniski-jump-or-ski': null;
}
