/** The words of Hike!'s lesson; its scenes lie on the server (`lesson/hike.json`). */
import type { LessonTexts } from '../../lesson';

/** A card of the centre that is not taken up yet. */
const take = (card: string): string[] => [`[data-card="CENTRE:${card}"]:not(.chosen)`];
/** A husky at a place of the sled, and then the button that lets it run. */
const run = (place: number): string[] => ['button.go', `[data-place-at="${place}"]`];

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Fill your sled with matching edges, be ready early, and let huskies run in the right order.',
  marks: { EndDay: 'button.end', Care: 'button.go', DraftToHand: '.notice .go:not(.small)' },
  others: {
    OpenOne: 'A +1 card opens one card more. Keep it for a day on which you need it.',
    DraftToSled: 'It would fit there, too. This lesson takes the marked husky and place.',
    DraftToHand: 'You may keep a card for later. This lesson fills your sled first.',
    PlaceFromHand: 'You may place from your hand. This lesson takes one from the centre.',
    PlaceYoungster: 'A youngster fits anywhere. This lesson puts the marked one beside your husky.',
    LiftOut: 'A swap is one way to repair a sled. Yours needs no repair now.',
    Pass: 'You may leave your sled as it is. But a day without a husky is lost.',
    EndTurn: 'You may end your turn. Here there is more to gain first.',
    Use: 'That husky could run, too. This lesson lets the marked one run first.',
    Care: 'Any tired husky may be cared for. This lesson wakes the one with the right snow.',
    EndDay: 'You may make camp now. But a husky can still run for you.',
  },
  // Whoever learns makes camp by hand.
  switches: { 'hike.endsItself': false },
  scenes: {
    draft: {
      title: 'Huskies for your sled',
      steps: {
        draft: {
          say: 'Draft Nimbus onto place A: you need eight huskies, and take one each day.',
          mark: take('H35'),
          others: { DraftToSled: 'Any place is free for the first husky. This lesson begins at A.' },
        },
        youngster: {
          say: 'Place the youngster Dot beside it, as a bonus: it cannot pull, but it fits anywhere.',
          mark: take('Y4'),
        },
        ada: { say: 'Ada takes Cedar from the same centre. Then a new day begins, and two cards are opened.' },
        second: {
          say: 'Draft Otter onto place E, under Nimbus: touching edges must match, and pink meets pink.',
          mark: take('H38'),
          others: { DraftToSled: 'Edges match there, too. Lark’s blue edge would not fit under Nimbus.' },
        },
      },
    },
    sled: {
      title: 'Ready to race',
      steps: {
        equipment: {
          say: 'Draft equipment to your hand: it helps a weak husky, and crosses rough fields.',
          mark: take('EQUIPMENT'),
          others: {
            DraftToSled: 'That would fill your sled at once. But equipment makes it stronger first.',
            DraftToHand: 'You may keep that card. For this sled, equipment is worth more.',
          },
        },
        ada: { say: 'Ada fills her sled, too. Whoever is ready first collects care cards while others still draft.' },
        last: {
          say: 'Fill place G with Granite: compact snow and ice, and all its edges match.',
          mark: take('H23'),
          others: { DraftToSled: 'It fits there, too. Granite is wanted for its two kinds of snow.' },
        },
        declare: {
          say: 'All eight places are full. Say that you are ready: three more days, and the race begins.',
          mark: ['.choices [data-do="Declare"]'],
        },
        upgrade: {
          say: 'Lay equipment under Breeze at H: a husky with one point gets a second.',
          others: { EndTurn: 'You may keep the card for rough fields. Here, Breeze learns more.' },
        },
      },
    },
    race: {
      title: 'A day of the race',
      steps: {
        run: {
          say: 'Let Frost at C run: each point carries your sled over one field of its snow.',
          mark: run(2),
          others: { Use: 'Tundra would get one field now, but two after Frost. The order matters.' },
        },
        second: {
          say: 'Now Tundra at D: two fields match. Its third point fits no further field and is lost.',
          mark: run(3),
        },
        care: {
          say: 'Nobody who is ready can run. Use your care card for North at B: it wakes up.',
          mark: run(1),
        },
        again: {
          say: 'North has powder, and runs one field more. That is why you woke it.',
          mark: run(1),
        },
        camp: { say: 'Make camp: overnight all tired huskies recover. Whoever is behind goes first tomorrow.' },
      },
    },
  },
};
