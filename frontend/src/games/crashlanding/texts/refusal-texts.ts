/** Why Crash Landing does not allow something; fetched with its first refusal. */
import type { RefusalWords } from '../../../protocol/refusalWords';
import type { CrashLandingReasons } from '../refusals';

const words: RefusalWords<CrashLandingReasons> = {
  'crashlanding-seats': 'Crash Landing is for one pilot, or a race between two.',
  'crashlanding-rockets': 'None, two or four rockets can be online at the start.',
  'crashlanding-shuffle-alone': 'Only two racers can have the same shuffle.',
  'crashlanding-turn-ended': 'You have ended this turn. Wait for the other pilot.',
  'crashlanding-one-too-many': 'The computer controls six rockets: put one of the seven under the deck first.',
  'crashlanding-found-already': 'You can find one rocket a turn.',
  'crashlanding-burned-already': 'Find a rocket before you burn any.',
  'crashlanding-deck-empty': 'There are no more rockets to find.',
  'crashlanding-no-shopping': 'On the ground you find nothing more while your six rockets can lift you off.',
  'crashlanding-nothing-to-put-back': 'You keep your rockets as long as there are only six.',
  'crashlanding-not-online': 'That rocket is not online.',
  'crashlanding-one-sided': 'Burn rockets on both sides, or the lander tips over.',
  'crashlanding-burned-twice': 'Each rocket burns only once.',
  'crashlanding-unbalanced-with-passengers':
    'Both sides have to burn the same, and with passengers each rocket counts one less.',
  'crashlanding-unbalanced': 'Both sides have to burn the same.',
  'crashlanding-no-thrust': 'With passengers on board, aces alone lift nothing.',
  'crashlanding-other-side': 'Port is the side of the first rocket, and each side is in order.',
  'crashlanding-into-the-ground': 'You cannot burn into the ground.',
  'crashlanding-lost': 'Your lander is lost; the other flies on alone.',
};

export default words;
