/** The words of Infiniski's lesson; its scenes lie on the server (`lesson/infiniski.json`). */
import type { LessonTexts } from '../../lesson';

/** A card of the hand that is not taken up yet. */
const lay = (card: string): string[] => [`[data-card="${card}"]:not(.up)`];

export const lesson: LessonTexts = {
  names: [],
  end: 'Connect slope to slope, keep your speed above the hazard, and take flags when you are fast.',
  marks: { Place: 'button.turn', Jump: '[data-do="Jump"]', ForcedJump: '[data-do="ForcedJump"]' },
  others: {
    Place: 'That can be laid, too. This lesson goes on with the marked card, laid as it says.',
    SkiOn: 'You may stay on the snow. This lesson shows you what a jump does.',
    Discard: 'That card may go, too. This lesson keeps it.',
  },
  scenes: {
    first: {
      title: 'On the snow',
      steps: {
        any: {
          say: 'Lay the Long run upright: your first card may be any, and this one runs flat.',
          mark: lay('S03'),
        },
        connect: {
          say: 'Slopes connect: flat follows flat. Lay the Tree line upright. It raises the hazard to 2.',
          mark: lay('S12'),
          others: { Place: 'The Gully connects, too, if it lies on its side. It comes next.' },
        },
        rotate: {
          say: 'Lay the Gully on its side: two sections, left then right. Speed 3 still beats hazard 2.',
          mark: lay('S15'),
          others: { Place: 'The Hump connects, too. But a card on its side gives two sections.' },
        },
      },
    },
    kicker: {
      title: 'Flags and jumps',
      steps: {
        flag: {
          say: 'Lay the Flag gate. At speed 7 a flag brings 3 points, but you hold only two cards.',
          mark: lay('S05'),
        },
        kicker: {
          say: 'Lay the Kicker on its side: at speed 7 you may jump from its first section.',
          mark: lay('S08'),
        },
        jump: { say: 'Jump! It costs 1 speed and your hand, but you draw three new cards.' },
        land: {
          say: 'Land on the Valley: you took off from a left section, so you land on one.',
          mark: lay('S11'),
        },
      },
    },
    yeti: {
      title: 'Yeti and emergency',
      steps: {
        yeti: {
          say: 'Take up the Yeti lair: the forecast says hazard 4, below your speed of 6. Lay it.',
          mark: lay('S06'),
        },
        forced: { say: 'No card in your hand begins uphill. Only a forced jump is left: hazard +1, speed −1.' },
        land: {
          say: 'Speed 5 equals hazard 5; below it, you are buried. Land on the Hump to gain 2.',
          mark: lay('S10'),
        },
      },
    },
  },
};
