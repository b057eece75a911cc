import { expect, test } from 'vitest';
import type { Cue } from '../sound/cue';
import { sounds as antarctic } from './antarctic/sounds';
import { sounds as avalanche } from './avalanche/sounds';
import { sounds as crashlanding } from './crashlanding/sounds';
import type { GameSounds } from './game';
import { sounds as hike } from './hike/sounds';
import { sounds as infiniski } from './infiniski/sounds';

/** Returns the cues of an event of which only a part matters. */
const heard = (game: GameSounds<never>, event: object, viewer: number | null = 0): Cue[] =>
  game.cuesOf(event as never, viewer);

const verdict = { caller: 1, accused: 2, turn: 3, incident: null, wronged: null };

test.each<[string, GameSounds<never>, object, Cue[]]>([
  [
    'a run that is banked rises a note a card',
    avalanche,
    { type: 'Banked', seat: 1, run: { cards: [1, 2, 3] } },
    [{ sound: 'rising', seat: 1, count: 3 }],
  ],
  ['an avalanche rumbles', avalanche, { type: 'AvalancheFell', seat: 1, number: 4 }, [{ sound: 'avalanche', seat: 1 }]],
  ['the fifth one swells', avalanche, { type: 'AvalancheFell', seat: 1, number: 5 }, [{ sound: 'buried', seat: 1 }]],
  ['a card from a pile', avalanche, { type: 'PickedUp', seat: 0 }, [{ sound: 'drawn', seat: 0 }]],
  ['a card on the table', avalanche, { type: 'CardPlayed', seat: 0 }, [{ sound: 'played', seat: 0 }]],
  ['the end of a turn is silent', avalanche, { type: 'TurnEnded', seat: 0 }, []],
  [
    'a Triple Topper rises',
    antarctic,
    { type: 'PlayedToCentre', seat: 1, earned: 1, chain: 4 },
    [{ sound: 'rising', seat: 1, count: 4 }],
  ],
  [
    'a card to the centre',
    antarctic,
    { type: 'PlayedToCentre', seat: 1, earned: 0, chain: 2 },
    [{ sound: 'played', seat: 1 }],
  ],
  ['closing without a card is silent', antarctic, { type: 'Closed', seat: 1, card: null }, []],
  [
    'a false call',
    antarctic,
    { type: 'Called', verdict },
    [
      { sound: 'whistle', seat: 1, at: 2 },
      { sound: 'callWrong', seat: 1, at: 2, then: true },
    ],
  ],
  [
    'a rightful call',
    antarctic,
    { type: 'Called', verdict: { ...verdict, incident: {} } },
    [
      { sound: 'whistle', seat: 1, at: 2 },
      { sound: 'callRight', seat: 1, at: 2, then: true },
    ],
  ],
  ['a husky runs', hike, { type: 'Ran', seat: 1 }, [{ sound: 'paws', seat: 1 }]],
  ['a sled camps', hike, { type: 'MadeCamp', seat: 1 }, [{ sound: 'camp', seat: 1 }]],
  [
    'a day that another played unseen',
    hike,
    {
      type: 'DayTold',
      seat: 1,
      deeds: [
        { type: 'Ran', seat: 1 },
        { type: 'MadeCamp', seat: 1 },
      ],
    },
    [
      { sound: 'paws', seat: 1 },
      { sound: 'camp', seat: 1 },
    ],
  ],
  ['my own day was heard already', hike, { type: 'DayTold', seat: 0, deeds: [{ type: 'Ran', seat: 0 }] }, []],
  ['a jump', infiniski, { type: 'Jumped' }, [{ sound: 'jump', seat: 0 }]],
  ['a flag', infiniski, { type: 'FlagTaken' }, [{ sound: 'flag', seat: 0 }]],
  ['the avalanche that buries', infiniski, { type: 'Buried' }, [{ sound: 'buried', seat: 0 }]],
  [
    'a burn sounds by its thrust',
    crashlanding,
    { type: 'Burned', seat: 0, fired: { thrust: 7 } },
    [{ sound: 'burn', seat: 0, count: 7 }],
  ],
  [
    'another’s burns are heard when they are told',
    crashlanding,
    { type: 'TurnTold', seat: 1, burns: [{ thrust: 3 }] },
    [{ sound: 'burn', seat: 1, count: 3 }],
  ],
  ['my own were heard already', crashlanding, { type: 'TurnTold', seat: 0, burns: [{ thrust: 3 }] }, []],
  ['a landing', crashlanding, { type: 'Landed', seat: 0 }, [{ sound: 'touchdown', seat: 0 }]],
  ['a crash', crashlanding, { type: 'Wrecked', seat: 0 }, [{ sound: 'crash', seat: 0 }]],
])('%s', (_, game, event, expected) => {
  expect(heard(game, event)).toEqual(expected);
});
