/** The words of Antarctic Solitaire's lesson; its scenes lie on the server (`lesson/antarctic.json`). */
import type { LessonTexts } from '../../lesson';
import type { Card } from '../types';

/** A card that is not taken up yet. */
const take = (card: Card): string[] => [`[data-card="${card}"]:not(.chosen)`];

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Pile to centre first, then hand, then load others; close with a card, and watch what others skip.',
  marks: {
    PlayCentre: 'button.centre',
    Load: '[data-target="seat-1"]',
    Spend: 'button.discard',
    Close: 'button.close',
    Call: 'button.whistle',
  },
  others: {
    PlayCentre: 'That card fits the centre, too. This lesson plays the marked one.',
    Load: 'Ada’s pile would take it. But a play to the centre comes first in the order.',
    Spend: 'You may discard it. This lesson has something better for it.',
    Close: 'You could end your turn with that card. First see what else can be played.',
    Call: 'Nothing is out of order here. A wrong call would cost you three cards.',
  },
  // The card that is first in the order is marked, as a lesson should.
  switches: { 'antarctic.orderHint': true },
  scenes: {
    pile: {
      title: 'A turn in order',
      steps: {
        pile: {
          say: 'Play the top of your pile: 3 goes on 4, and both are yellow. Empty your pile to win.',
          mark: take('YELLOW_CIRCLE_THREE'),
          others: { Load: 'Ada’s pile would take it. But your own pile to the centre always comes first.' },
        },
        hand: {
          say: 'Colour and shape matched: that earned a discard. Now play 2 from your hand; your pile fits nowhere.',
          mark: take('YELLOW_TRIANGLE_TWO'),
          others: { Spend: 'The discard can wait until the end of your turn. First play what fits.' },
        },
        again: {
          say: 'Now 1 fits from pile and hand. Your pile comes first: play its yellow square.',
          mark: take('YELLOW_SQUARE_ONE'),
          others: { PlayCentre: 'The heart fits, too. But with your pile passed over, Ada could call you.' },
        },
        load: {
          say: 'Load Ada: blue 3 goes on her blue 4. Her pile grows, so she needs longer.',
          mark: take('BLUE_TRIANGLE_THREE'),
          others: { Spend: 'First load Ada: the last of the four plays, and a must before you close.' },
        },
        spend: {
          say: 'Use your discard: put the red 3 away. One card fewer waits in your hand.',
          mark: take('RED_SQUARE_THREE'),
          others: {
            Spend: 'You may discard that one, too. The red 3 has nowhere to go soon.',
            Close: 'An unused discard is lost when you close. Spend it first.',
          },
        },
        close: {
          say: 'Close with the green 3: it goes on your pile and ends your turn.',
          mark: take('GREEN_HEART_THREE'),
          others: { Close: 'Any card of your hand may close. This lesson uses the green 3.' },
        },
      },
    },
    wild: {
      title: 'Wild cards',
      steps: {
        wild: {
          say: 'Black is any colour. Play the black triangle as red: 1 on 2, and both are red.',
          mark: take('BLACK_TRIANGLE_ONE'),
        },
        match: {
          say: 'After 1 comes the question mark. Play the red one: your black card counts as red.',
          mark: take('RED_HEART_QUESTION'),
          others: { PlayCentre: 'A wild card would fit, too. Keep it for a turn in which nothing else does.' },
        },
        close: {
          say: 'Nothing fits any more. Close with the yellow 3, which may fit soon.',
          mark: take('YELLOW_SQUARE_THREE'),
          others: { Close: 'Any card may close. The yellow 3 is the one that fits again next turn.' },
        },
        ada: { say: 'Watch Ada: on the question mark she plays a 4, and the circle of numbers begins again.' },
      },
    },
    call: {
      title: 'Out of order!',
      steps: {
        close: {
          say: 'Nothing fits. Close with the black question mark, and keep an eye on Ada’s pile.',
          mark: take('BLACK_CIRCLE_QUESTION'),
          others: { Close: 'Any card may close. This lesson uses the black one.' },
        },
        ada: { say: 'Ada loads you. But her green 3 fits the 4 on the centre, and it had to come first!' },
        call: {
          say: 'Call it: you are right, so three of your cards go to Ada. A wrong call costs you three.',
          mark: ['.confirm .yes'],
        },
      },
    },
  },
};
