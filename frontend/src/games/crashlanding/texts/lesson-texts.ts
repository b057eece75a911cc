/** The words of Crash Landing's lesson; its scenes lie on the server (`lesson/crashlanding.json`). */
import type { LessonTexts } from '../../lesson';

/** A rocket of the hand that is not loaded yet. */
const inHand = (rocket: string): string => `[data-place="card-${rocket}"]:not(.away)`;

export const lesson: LessonTexts = {
  names: [],
  end: 'Find rockets, burn sides that balance, and come down at a speed of 1 with rockets to spare.',
  marks: { Find: 'button.find', EndTurn: 'button.end' },
  others: {
    Find: 'You may find a rocket in every turn. This lesson does something else first.',
    PutUnder: 'Any of the seven may go. This lesson puts the marked one back.',
    Burn: 'That burn balances, too. This lesson fires the marked rockets.',
    EndTurn: 'You may end your turn now. But you only grow faster without a rocket.',
  },
  // Whoever learns ends the turn by hand.
  switches: { 'crashlanding.endsItself': false },
  scenes: {
    fall: {
      title: 'Falling',
      steps: {
        find: { say: 'You are falling. Find a rocket: nothing else slows you, and each turn brings only one.' },
        end: { say: 'A single rocket cannot fire. End your turn: gravity adds 1 to your speed, then you fall.' },
        again: { say: 'At speed 2 you fell two steps, to 17. Find a second rocket: they fire in balance.' },
        predict: { say: '7 and 3 do not balance. End your turn: at speed 3 you will fall to 14.' },
        third: { say: 'Altitude 14, as expected. Find once more: you need a match for a rocket you hold.' },
        burn: {
          say: 'Two threes balance! Tap both, then Burn: 3 from each side takes your speed from 3 to 0.',
          mark: [inHand('C3'), inHand('H3'), 'button.fire'],
        },
      },
    },
    climb: {
      title: 'Six rockets, and up',
      steps: {
        seventh: {
          say: 'You hold six rockets, the most there can be. Find a seventh: you may keep the better ones.',
          others: { Burn: 'You could burn at once. But after a burn you find nothing in this turn.' },
        },
        under: { say: 'Put the four of clubs back: it goes under the deck. You have other fours.' },
        climb: {
          say: 'Load both sevens: 7 beats your speed of 3, and the preview climbs. Now burn.',
          mark: [inHand('D7'), inHand('H7'), 'button.fire'],
        },
        rise: {
          say: 'You rise at 4. End your turn: gravity leaves 3, and three steps up give you time.',
          others: { Burn: 'It would balance. But save your rockets: you are already rising.' },
        },
      },
    },
    landing: {
      title: 'Touching down',
      steps: {
        burn: {
          say: 'Altitude 1, speed 4. Load 4 against 3 and 1: both sums match. Burn to stop.',
          mark: [inHand('D4'), inHand('H1'), inHand('H3'), 'button.fire'],
          others: {
            EndTurn: 'You would hit the ground at a speed of 5, and crash.',
            Find: 'Your hand is full enough. Now the speed has to go.',
          },
        },
        land: {
          say: 'End your turn: gravity makes it speed 1, a soft landing. The 19 in your hand are your score.',
        },
      },
    },
  },
};
