/** The words of Antarctic Solitaire's lesson; its scenes lie on the server (`lesson/antarctic.json`). */
import type { LessonTexts } from '../../lesson';
import type { Card } from '../types';

/** A card that is not taken up yet. */
const take = (card: Card): string[] => [`[data-card="${card}"]:not(.chosen)`];

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Play from pile to centre first, then from hand, then load others. Close with a card, and watch for skipped plays. Low score wins the match.',
  marks: {
    PlayCentre: 'button.centre',
    Load: '[data-target="seat-1"]',
    Spend: 'button.discard',
    Close: 'button.close',
    Call: 'button.whistle',
  },
  others: {
    PlayCentre: 'That card fits the centre too. For this lesson, play the marked one.',
    Load: 'It fits Ada’s pile, but plays to the centre come first.',
    Spend: 'You could discard it, but there’s something better to do with it.',
    Close: 'You could end your turn with that card, but there’s more to play first.',
    Call: 'Nothing is out of order here. A wrong call brings you a card from under Ada’s pile.',
  },
  // The card that is first in the order is marked, as a lesson should.
  switches: { 'antarctic.orderHint': true },
  scenes: {
    pile: {
      title: 'A turn in order',
      opening: 'Low score wins: empty your pile to score 0. At 200 points the match ends (300 for two).',
      steps: {
        pile: {
          say: 'Play the top of your pile: 3 goes on 4, and both are yellow. An empty pile wins the round.',
          mark: take('YELLOW_CIRCLE_THREE'),
          others: { Load: 'It fits Ada’s pile, but your pile to the centre always comes first.' },
        },
        hand: {
          say: 'Colour and shape both matched: you earned a discard. Your pile doesn’t fit, so play 2 from your hand.',
          mark: take('YELLOW_TRIANGLE_TWO'),
          others: { Spend: 'The discard can wait until the end of your turn. Play what fits first.' },
        },
        again: {
          say: 'Both your pile and your hand have a 1 that fits. Your pile comes first.',
          mark: take('YELLOW_SQUARE_ONE'),
          others: { PlayCentre: 'The heart fits too, but if you skip your pile, Ada could call you.' },
        },
        ladder: {
          say: 'The order of plays: pile to centre, hand to centre, pile onto others, hand onto others.',
        },
        load: {
          say: 'Load Ada: blue 3 goes on her blue 4. Now she has one more card to lose.',
          mark: take('BLUE_TRIANGLE_THREE'),
          others: { Spend: 'Load Ada first: it’s the last of the four plays, and you can’t skip it.' },
        },
        spend: {
          say: 'Use your discard on the red 3: that’s one card fewer in your hand.',
          mark: take('RED_SQUARE_THREE'),
          others: {
            Spend: 'You could discard that one, but the red 3 won’t fit anywhere soon.',
            Close: 'You lose unused discards when you close. Use it first.',
          },
        },
        close: {
          say: 'Close with the green 3: it goes on your pile and ends your turn.',
          mark: take('GREEN_HEART_THREE'),
          others: { Close: 'Any card in your hand can close. For this lesson, use the green 3.' },
        },
      },
    },
    wild: {
      title: 'Wild cards',
      opening: 'Another match, later.',
      steps: {
        wild: {
          say: 'Black counts as any colour. Play your black heart, and choose yellow: then your next card fits.',
          mark: take('BLACK_HEART_ONE'),
          others: {
            PlayCentre: 'You could choose that colour, but then your yellow question mark wouldn’t fit.',
            Load: 'It fits Ada’s pile, but a play to the centre always comes first.',
          },
        },
        match: {
          say: 'After 1 comes the question mark. Play the yellow one: your black heart counts as yellow.',
          mark: take('YELLOW_SQUARE_QUESTION'),
        },
        close: {
          say: 'Nothing else fits. Close with the red 3: it may fit soon.',
          mark: take('RED_CIRCLE_THREE'),
          others: { Close: 'Any card can close, but the red 3 may fit next turn.' },
        },
        ada: { say: 'Watch Ada: she plays a 4 on the question mark, and the count starts again.' },
      },
    },
    call: {
      title: 'Out of order!',
      opening: 'Another match, later.',
      steps: {
        close: {
          say: 'Nothing fits. Close with the black question mark, then keep an eye on Ada’s pile.',
          mark: take('BLACK_CIRCLE_QUESTION'),
          others: { Close: 'Any card can close. For this lesson, use the black one.' },
        },
        ada: { say: 'Ada loads your pile. But her green 3 fits the centre’s 4, and should have come first!' },
        call: {
          say: 'Call it! You’re right, so three of your cards go to Ada. A wrong call brings you one of hers.',
          mark: ['.confirm .yes'],
        },
        moved: {
          say: 'Three of your cards are on Ada’s pile now. A wrong call moves one card the other way.',
        },
      },
    },
  },
};
