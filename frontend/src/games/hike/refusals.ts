// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

import type { Card, Terrain } from './types';

export type Edge = 'BLUE' | 'PINK' | 'JOKER';

export type Side = 'LEFT' | 'RIGHT' | 'TOP' | 'BOTTOM';

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface HikeReasons {
  'hike-left-out': null;
  'hike-race-not-begun': null;
  'hike-preparation-over': null;
  'hike-declared': null;
  'hike-day-ended': null;
  'hike-action-first': null;
  'hike-put-back-first': null;
  'hike-action-done': null;
  'hike-upgrade-or-end': null;
  'hike-not-in-centre': {
    card: Card;
  };
  'hike-not-in-hand': {
    card: Card;
  };
  'hike-empty-sled': null;
  'hike-sled-not-full': null;
  'hike-no-plus-one': null;
  'hike-deck-empty': null;
  'hike-no-husky-to-lift': null;
  'hike-no-youngster': null;
  'hike-not-a-husky': {
    card: Card;
  };
  'hike-no-such-place': null;
  'hike-place-taken': null;
  'hike-edges-differ': {
    card: Card;
    side: Side;
    edge: Edge;
    neighbourSide: Side;
    neighbour: Card;
    neighbourEdge: Edge;
  };
  'hike-declare-first': null;
  'hike-no-equipment-in-hand': null;
  'hike-not-upgradable': null;
  'hike-rest-first': null;
  'hike-arrived': null;
  'hike-youngster': {
    husky: Card;
  };
  'hike-wrong-snow': {
    husky: Card;
    snow: Terrain;
  };
  'hike-no-equipment-to-spend': null;
  'hike-stop-needs-a-field': {
    husky: Card;
  };
  'hike-other-run': {
    husky: Card;
  };
  'hike-no-such-custom-point': {
    husky: Card;
    snow: Terrain;
  };
  'hike-not-upgraded': {
    husky: Card;
  };
  'hike-no-rest-needed': null;
  'hike-ready-rest-first': {
    husky: Card;
  };
  'hike-not-tired': {
    husky: Card;
  };
  'hike-no-one-tired': null;
  'hike-no-single-care': null;
  'hike-no-double-care': null;
  'hike-husky-can-run': {
    husky: Card;
  };
  'hike-catch-up-after-running': null;
  'hike-catch-up-now': null;
  'hike-no-husky-there': null;
  'hike-resting': {
    husky: Card;
  };
  'hike-tired': {
    husky: Card;
  };
}
