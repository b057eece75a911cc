/** The sounds of Antarctic Solitaire. */
import type { Cue } from '../../sound/cue';
import type { GameSounds } from '../game';
import type { AntarcticEvent, PlayedToCentre, Verdict } from './types';

function cuesOf(event: AntarcticEvent): Cue[] {
  switch (event.type) {
    case 'TurnBegan':
    case 'HandRefilled':
      return event.drawn > 0 ? [{ sound: 'drawn', seat: event.seat }] : [];
    case 'PlayedToCentre':
      return [onCentre(event)];
    case 'Loaded':
    case 'Spent':
      return [{ sound: 'played', seat: event.seat }];
    case 'Closed':
      return event.card === null ? [] : [{ sound: 'played', seat: event.seat }];
    case 'Called':
      return called(event.verdict);
    case 'RoundStarted':
    case 'PenaltyPaid':
      return [{ sound: 'drawn' }];
    default:
      return [];
  }
}

/** A Triple Topper earns discards: a note for each card of the chain. */
const onCentre = ({ seat, earned, chain }: PlayedToCentre): Cue =>
  earned > 0 ? { sound: 'rising', seat, count: chain } : { sound: 'played', seat };

function called({ caller, accused, incident }: Verdict): Cue[] {
  const by = { seat: caller, at: accused };
  return [
    { sound: 'whistle', ...by },
    { sound: incident === null ? 'callWrong' : 'callRight', ...by, then: true },
  ];
}

export const sounds: GameSounds<AntarcticEvent> = { cuesOf };
