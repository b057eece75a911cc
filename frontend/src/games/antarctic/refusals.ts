// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

/** The reasons of refusals, each with the parameters that it brings; null: none. */
export interface AntarcticReasons {
  'antarctic-jokers': null;
  'antarctic-out': null;
  'antarctic-declared': null;
  'antarctic-first-declaration': null;
  'antarctic-dealer-declares': null;
  'antarctic-not-wronged': null;
  'antarctic-declare-first': null;
  'antarctic-close-now': null;
  'antarctic-penalty': null;
  'antarctic-pause': null;
  'antarctic-does-not-fit': null;
  'antarctic-centre-declaration': null;
  'antarctic-own-pile': null;
  'antarctic-no-such-pile': null;
  'antarctic-load-exactly': null;
  'antarctic-does-not-load': null;
  'antarctic-no-credit': null;
  'antarctic-close-with-card': null;
  'antarctic-only-top': null;
  'antarctic-out-of-order': null;
  'antarctic-not-in-hand': null;
  'antarctic-not-on-top': null;
  'antarctic-no-calls': null;
  'antarctic-own-turn': null;
  'antarctic-called-once': null;
  'antarctic-late-after-call': null;
  'antarctic-late-after-round': null;
  'antarctic-late-after-play': null;
  'antarctic-nothing-to-call': null;
  'antarctic-not-waited-for': null;
}
