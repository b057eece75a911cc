/** The words of Infiniski's lesson; its scenes lie on the server (`lesson/infiniski.json`). */
import type { LessonTexts } from '../../lesson';

/** A card of the hand that is not taken up yet. */
const lay = (card: string): string[] => [`[data-card="${card}"]:not(.up)`];

export const lesson: LessonTexts = {
  names: [],
  end: 'Connect slopes, never let your speed fall below the hazard, and take flags when you’re fast.',
  marks: { Place: 'button.turn', Jump: '[data-do="Jump"]', ForcedJump: '[data-do="ForcedJump"]' },
  others: {
    Place: 'You can play that too. For this lesson, play the marked card as shown.',
    SkiOn: 'You can stay on the snow, but this lesson shows you a jump.',
    Discard: 'You could discard that card, but this lesson keeps it.',
  },
  scenes: {
    first: {
      title: 'On the snow',
      opening: 'Flags score points. Your run ends when your speed falls below the hazard; the most points win.',
      steps: {
        any: {
          say: 'Play the Long run in portrait: start with any card. Speed below the hazard ends your run.',
          mark: lay('S03'),
        },
        connect: {
          say: 'Play the Tree line in portrait: flat follows flat. Speed sets your hand: at 4 you hold four.',
          mark: lay('S12'),
          others: { Place: 'The Gully connects too, in landscape. It comes next.' },
        },
        rotate: {
          say: 'Play the Gully in landscape: two sections, left then right. Speed 3 still beats hazard 2.',
          mark: lay('S15'),
          others: { Place: 'The Hump connects too, but a card in landscape gives two sections.' },
        },
      },
    },
    kicker: {
      title: 'Flags and jumps',
      opening: 'Another run, faster.',
      steps: {
        steep: {
          say: 'Play the Steep drop in portrait: it makes you faster, by 2 or by 3 as you choose.',
          mark: lay('S02'),
        },
        gain: {
          say: 'Choose 3: the faster you are, the more flags score and the fewer cards you hold.',
          others: { Gain: 'You could be careful, but at speed 6 the flag scores only 2.' },
        },
        ski: {
          say: 'From speed 6 you could jump here. Ski on: a jump discards your hand, with a flag in it.',
          others: { Jump: 'You could jump, but you’d lose the Flag gate in your hand.' },
        },
        discard: {
          say: 'At speed 7 you hold two cards. Discard the Tree line: flat doesn’t follow downhill.',
          mark: lay('S12'),
        },
        flag: {
          say: 'Play the Flag gate: it starts downhill, too. At speed 7 a flag scores 3 points.',
          mark: lay('S05'),
        },
        kicker: {
          say: 'Play the Kicker in landscape: at speed 7 you can jump from its first section.',
          mark: lay('S08'),
        },
        jump: { say: 'Ski on, or jump? Jump: it costs 1 speed and your hand, but you draw three new cards.' },
        land: {
          say: 'Land on the Valley: you took off from a left section, so you land on one.',
          mark: lay('S11'),
        },
      },
    },
    yeti: {
      title: 'Yeti and emergency',
      opening: 'Another run, later.',
      steps: {
        yeti: {
          say: 'Pick the Yeti lair: it adds 3. The preview says hazard 4, below your speed of 6.',
          mark: lay('S06'),
        },
        forced: { say: 'No card in your hand starts uphill. You must make a Forced Jump: hazard +1, speed −1.' },
        land: {
          say: 'Speed 5 equals hazard 5; below the hazard you’re buried. Land on the Hump to gain 2.',
          mark: lay('S10'),
        },
      },
    },
  },
};
