/** The words of Hike!'s lesson; its scenes lie on the server (`lesson/hike.json`). */
import type { LessonTexts } from '../../lesson';

/** A card of the centre that is not taken up yet. */
const take = (card: string): string[] => [`[data-card="CENTRE:${card}"]:not(.chosen)`];
/** A husky at a place of the sled, and then the button that lets it run. */
const run = (place: number): string[] => ['button.go', `[data-place-at="${place}"]`];

/** The first of several ways to run, or to care, once they are asked for. */
const WAY = '.chooser .way';

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
      opening: 'Build a sled of eight huskies, then race: the first to the finish wins.',
      steps: {
        draft: {
          say: 'Draft Nimbus to place 1. You need eight huskies, and draft one a day.',
          mark: take('H35'),
          others: { DraftToSled: 'Your first husky can go anywhere. For this lesson, start at place 1.' },
        },
        youngster: {
          say: 'As a bonus, place the youngster Dot next to it. It can’t pull, but it fits anywhere.',
          mark: take('Y4'),
        },
        ada: { say: 'Ada drafts Cedar from the same centre. Then a new day begins with two new cards.' },
        wrong: { say: 'Lark doesn’t fit under Nimbus: its blue edge would touch a pink one.' },
        second: {
          say: 'Draft Otter to place 5, under Nimbus. Touching edges must match, and pink meets pink.',
          mark: take('H38'),
          others: { DraftToSled: 'The edges match there too. Lark’s blue edge wouldn’t fit under Nimbus.' },
        },
      },
    },
    sled: {
      title: 'Ready to race',
      opening: 'Another match: your sled is nearly full.',
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
          say: 'Fill place 7 with Granite: it runs on compact snow and ice, and its edges match.',
          mark: take('H23'),
          others: { DraftToSled: 'It fits there too, but Granite runs on two kinds of snow.' },
        },
        declare: {
          say: 'All eight places are full. Declare that you’re ready: the race starts in three days.',
          mark: ['.choices [data-do="Declare"]'],
        },
        upgrade: {
          say: 'Put equipment under Breeze: a husky with one point gets a second.',
          others: { EndTurn: 'You can keep the card for rough fields, but Breeze gains more from it.' },
        },
      },
    },
    order: {
      title: 'The wrong order',
      opening: 'Another match: the race is on.',
      steps: {
        first: {
          say: 'Run Iris: ice matches the next field, but compact snow doesn’t. That point is lost.',
          mark: run(3),
          others: { Use: 'Cedar first would be better. First see what the wrong order costs.' },
        },
        second: {
          say: 'Run Cedar across the second ice field. That makes two fields: is there a better order?',
          mark: run(0),
        },
      },
    },
    race: {
      title: 'The right order',
      steps: {
        first: {
          say: 'The same day again. Run Cedar first: its only point is ice, and ice comes next.',
          mark: run(0),
          others: { Use: 'Iris would lose a point again. Run Cedar first.' },
        },
        second: {
          say: 'Run Iris: ice, then compact snow. No point is lost, and you gain a field.',
          mark: run(3),
        },
      },
    },
    rough: {
      title: 'Equipment, care, camp',
      opening: 'Another match, later in the race.',
      steps: {
        spend: {
          say: 'Run Raven and spend equipment on the rough field. Without it, two huskies would rest.',
          mark: [WAY, ...run(4)],
          others: { Use: 'Without equipment, Raven stops there, and two huskies rest until the race ends.' },
        },
        care: {
          say: 'No rested husky can run. Use your single care card on Jasper to wake it.',
          mark: [WAY, ...run(3)],
          others: { CareForColumn: 'Double care helps two huskies. Only Jasper is tired there, so keep it.' },
        },
        again: {
          say: 'Run Jasper across two more fields. That’s why you woke it.',
          mark: run(3),
        },
        camp: {
          say: 'Make camp: tired huskies recover overnight. Whoever is behind goes first tomorrow.',
          others: { CareForColumn: 'You could wake more, but every care card you keep counts in a tie.' },
        },
        ties: { say: 'First to the finish wins. In a tie, more huskies awake and care cards decide.' },
      },
    },
  },
};
