// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface CrashLandingReasons {
  'crashlanding-seats': null;
  'crashlanding-rockets': null;
  'crashlanding-shuffle-alone': null;
  'crashlanding-lost': null;
  'crashlanding-turn-ended': null;
  'crashlanding-one-too-many': null;
  'crashlanding-found-already': null;
  'crashlanding-burned-already': null;
  'crashlanding-deck-empty': null;
  'crashlanding-no-shopping': null;
  'crashlanding-nothing-to-put-back': null;
  'crashlanding-not-online': null;
  'crashlanding-one-sided': null;
  'crashlanding-burned-twice': null;
  'crashlanding-unbalanced-with-passengers': null;
  'crashlanding-unbalanced': null;
  'crashlanding-no-thrust': null;
  'crashlanding-other-side': null;
  'crashlanding-into-the-ground': null;
}
