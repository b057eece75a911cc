/** The words of Hike!'s lesson; its scenes lie on the server (`lesson/hike.json`). */
import type { LessonTexts } from '../../lesson';

/** A card of the centre that is not taken up yet. */
const take = (card: string): string[] => [`[data-card="CENTRE:${card}"]:not(.chosen)`];
/** A husky at a place of the sled, and then the button that lets it run. */
const run = (place: number): string[] => ['button.go', `[data-place-at="${place}"]`];

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Match edges to fill your sled, get ready early, and run your huskies in the right order.',
  marks: { EndDay: 'button.end', Care: 'button.go', DraftToHand: '.notice .go:not(.small)' },
  others: {
    OpenOne: 'A +1 card opens one more card. Save it for a day when you need it.',
    DraftToSled: 'It fits there too. For this lesson, use the marked husky and place.',
    DraftToHand: 'You can keep a card for later, but this lesson fills your sled first.',
    PlaceFromHand: 'You can place from your hand. For this lesson, draft from the centre.',
    PlaceYoungster: 'A youngster fits anywhere. For this lesson, place the marked one next to your husky.',
    LiftOut: 'A swap is one way to fix a sled. Yours doesn’t need fixing.',
    Pass: 'You can leave your sled as it is, but that wastes a day.',
    EndTurn: 'You could end your turn now, but there’s more to gain first.',
    Use: 'That husky can run too. For this lesson, run the marked one first.',
    Care: 'You can care for any tired husky, but choose the one with the right snow.',
    EndDay: 'You could make camp now, but you still have a husky that can run.',
  },
  // Whoever learns makes camp by hand.
  switches: { 'hike.endsItself': false },
  scenes: {
    draft: {
      title: 'Huskies for your sled',
      steps: {
        draft: {
          say: 'Draft Nimbus to place A. You need eight huskies, and draft one a day.',
          mark: take('H35'),
          others: { DraftToSled: 'Your first husky can go anywhere. For this lesson, start at A.' },
        },
        youngster: {
          say: 'As a bonus, place the youngster Dot next to it. It can’t pull, but it fits anywhere.',
          mark: take('Y4'),
        },
        ada: { say: 'Ada drafts Cedar from the same centre. Then a new day begins with two new cards.' },
        second: {
          say: 'Draft Otter to place E, under Nimbus. Touching edges must match, and pink meets pink.',
          mark: take('H38'),
          others: { DraftToSled: 'The edges match there too. Lark’s blue edge wouldn’t fit under Nimbus.' },
        },
      },
    },
    sled: {
      title: 'Ready to race',
      steps: {
        equipment: {
          say: 'Draft equipment to your hand: it helps a weak husky, and gets you across rough fields.',
          mark: take('EQUIPMENT'),
          others: {
            DraftToSled: 'That would fill your sled right away, but equipment makes it stronger first.',
            DraftToHand: 'You can keep that card, but equipment is worth more to this sled.',
          },
        },
        ada: { say: 'Ada fills her sled too. If you’re ready first, you collect care cards while others draft.' },
        last: {
          say: 'Fill place G with Granite: it runs on compact snow and ice, and its edges match.',
          mark: take('H23'),
          others: { DraftToSled: 'It fits there too, but Granite runs on two kinds of snow.' },
        },
        declare: {
          say: 'All eight places are full. Declare that you’re ready: the race starts in three days.',
          mark: ['.choices [data-do="Declare"]'],
        },
        upgrade: {
          say: 'Put equipment under Breeze at H: a husky with one point gets a second.',
          others: { EndTurn: 'You can keep the card for rough fields, but Breeze gains more from it.' },
        },
      },
    },
    race: {
      title: 'A day of the race',
      steps: {
        run: {
          say: 'Run Frost at C: each of its points takes your sled across one field of that snow.',
          mark: run(2),
          others: { Use: 'Tundra would cover one field now, but two after Frost. The order matters.' },
        },
        second: {
          say: 'Now run Tundra at D: two fields match. Its third point has no matching field and is lost.',
          mark: run(3),
        },
        care: {
          say: 'No ready husky can run. Use your care card on North at B to wake it.',
          mark: run(1),
        },
        again: {
          say: 'Run North across one more field of powder. That’s why you woke it.',
          mark: run(1),
        },
        camp: { say: 'Make camp: tired huskies recover overnight. Whoever is behind goes first tomorrow.' },
      },
    },
  },
};
