/** The words of Crash Landing's lesson; its scenes lie on the server (`lesson/crashlanding.json`). */
import type { LessonTexts } from '../../lesson';

/** A rocket of the hand that is not loaded yet. */
const inHand = (rocket: string): string => `[data-place="card-${rocket}"]:not(.away)`;

export const lesson: LessonTexts = {
  names: [],
  end: 'Find rockets, burn balanced sides, and land at speed 1 with rockets to spare. In a race, land first.',
  marks: { Find: 'button.find', EndTurn: 'button.end' },
  others: {
    Find: 'You can find a rocket every turn, but this lesson does something else first.',
    PutUnder: 'You can put any of the seven back. For this lesson, choose the marked one.',
    Burn: 'That burn balances too. For this lesson, fire the marked rockets.',
    EndTurn: 'You can end your turn now, but without rockets you only get faster.',
  },
  // Whoever learns ends the turn by hand.
  switches: { 'crashlanding.endsItself': false },
  scenes: {
    fall: {
      title: 'Falling',
      opening: 'Alone, land with the most points left. In the Race for two, the first safe landing wins.',
      steps: {
        find: { say: 'You’re falling. Find a rocket: only rockets slow you, and you find one a turn.' },
        end: { say: 'One rocket can’t fire alone. End your turn: gravity adds 1 to your speed, then you fall.' },
        again: { say: 'At speed 2 you fell 2, to altitude 17. Find another rocket: two can fire in balance.' },
        predict: { say: '7 and 3 don’t balance. End your turn: at speed 3 you’ll fall to 14.' },
        third: { say: 'Altitude 14, as predicted. Find again: you need a match for a rocket you hold.' },
        burn: {
          say: 'Two threes balance! Choose both, then Burn: 3 on each side cuts your speed by 3, to 0.',
          mark: [inHand('C3'), inHand('H3'), 'button.fire'],
        },
      },
    },
    climb: {
      title: 'Six rockets, and up',
      opening: 'Another flight, later.',
      steps: {
        seventh: {
          say: 'You hold six rockets, the limit. Find a seventh anyway: you keep the best six.',
          others: { Burn: 'You could burn now, but after a burn you can’t find a rocket this turn.' },
        },
        under: { say: 'Put the four of clubs back under the deck. You have other fours.' },
        climb: {
          say: 'Load both sevens: 7 beats your speed of 3, so the preview climbs. Now burn.',
          mark: [inHand('D7'), inHand('H7'), 'button.fire'],
        },
        rise: {
          say: 'You’re rising at 4. End your turn: gravity cuts that to 3. Climbing buys you time.',
          others: { Burn: 'It balances, but save your rockets: you’re already rising.' },
        },
      },
    },
    landing: {
      title: 'Touching down',
      opening: 'Another flight, near the ground.',
      steps: {
        burn: {
          say: 'Altitude 1, speed 4. Load 4 against 3 and 1: both sides match. Burn to stop.',
          mark: [inHand('D4'), inHand('H1'), inHand('H3'), 'button.fire'],
          others: {
            EndTurn: 'You’d hit the ground at speed 5 and crash.',
            Find: 'You have enough rockets. Now you need to slow down.',
          },
        },
        land: {
          say: 'End your turn: gravity makes it speed 1, a soft landing. Your hand’s 19 is your score.',
        },
        landed: { say: 'You landed at speed 1: all 19 count. At speed 2 only half would; any faster, you crash.' },
      },
    },
  },
};
