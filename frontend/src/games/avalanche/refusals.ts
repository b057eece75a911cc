// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface AvalancheReasons {
  'avalanche-deck-too-short': null;
  'avalanche-picked-up': null;
  'avalanche-hand-empty': null;
  'avalanche-no-lift-left': null;
  'avalanche-draw-pile-empty': null;
  'avalanche-nothing-to-pick-up': null;
  'avalanche-no-more-picking-up': null;
  'avalanche-hand-not-empty': null;
  'avalanche-lift-pass-brings-two': null;
  'avalanche-new-hand-at-start': null;
  'avalanche-bank-first': null;
  'avalanche-nothing-to-bank': null;
  'avalanche-pick-up-first': null;
  'avalanche-three-cards': null;
  'avalanche-not-in-hand': null;
  'avalanche-one-run': null;
  'avalanche-avalanche-target': null;
  'avalanche-piste-closed': null;
  'avalanche-does-not-link': null;
  'avalanche-no-run': null;
  'avalanche-one-patrol': null;
  'avalanche-no-run-to-guard': null;
  'avalanche-no-open-run': null;
  'avalanche-no-run-card': null;
  'avalanche-piste-closed-target': null;
  'avalanche-wipeout-target': null;
  'avalanche-no-target': null;
}
