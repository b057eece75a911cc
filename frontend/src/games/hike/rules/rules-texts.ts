/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesOpening, type RulesSection } from '../../rules-texts';
import { cardName, terrainNames } from '../cards/card-texts';
import type { PrintedField } from '../deck';
import type { Dog } from '../cards/dogs';
import { placeName } from '../texts/texts';
import type { Card, Condition, Terrain } from '../types';

interface ShownHusky {
  dog: Dog;
  condition?: Condition;
  upgraded?: boolean;
}

/** A sled with what is to be seen of it: who is where, and where a newcomer may go. */
export interface ShownSled {
  places: readonly (ShownHusky | null)[];
  /** Of free places, whether the newcomer fits. */
  fits?: Readonly<Partial<Record<number, boolean>>>;
  newcomer?: Dog;
}

/** A few fields of the track, with a sled that goes from one to another; 0 is the field before them. */
interface ShownTrack {
  fields: readonly PrintedField[];
  from: number;
  to: number;
}

export interface Example {
  sled?: ShownSled;
  track?: ShownTrack;
  caption: string;
  steps?: readonly string[];
  /** Left out where nothing is allowed or forbidden. */
  legal?: boolean;
}

interface HikeSection extends RulesSection {
  /** Cards under the heading. */
  cards?: readonly Card[];
  /** The three kinds of snow, with how many of each there are. */
  snow?: boolean;
  examples?: readonly Example[];
}

export const rulesTitle = 'How to play Hike!';

export const rulesOpening: RulesOpening = {
  gist: {
    goal: 'Put together a sled of huskies, and be first through the valley.',
    turn: 'Before the race, draft a husky a day; on race days, run your huskies.',
    twist: 'Edges of neighbouring huskies must match, and each husky only runs on its own kinds of snow.',
    end: 'The race ends on the day the first sled reaches the finish.',
    win: 'Finish that day with the most huskies still ready to run.',
  },
  turn: [
    'Before the race: draft Nimbus from the centre, and place it anywhere on your sled.',
    'As a bonus, add a youngster. It can’t pull, but it fits anywhere.',
    'Next day, Otter fits under Nimbus: pink meets pink.',
    'On a race day, run Cedar: its point of ice crosses the field of ice.',
    'Then run Iris: ice, then compact snow. In the other order, a point would be lost.',
  ],
};

/** The totals for each kind of snow: fields on all landscape cards, points on all huskies. */
export const snowCounts: readonly { snow: Terrain; fields: number; points: number }[] = [
  { snow: 'COMPACT', fields: 55, points: 52 },
  { snow: 'ICE', fields: 25, points: 24 },
  { snow: 'POWDER', fields: 11, points: 16 },
];

export const snowWords = ({ snow, fields, points }: (typeof snowCounts)[number]): string =>
  `${terrainNames[snow]}: ${fields} fields, ${points} points`;

export const newcomerLabel = 'New';

const conditions: Record<Condition, string> = { READY: '', TIRED: 'tired', RESTING: 'resting' };

/** A sled read aloud: "A free, fits; B Lynx, tired; …". */
export function sledAloud({ places, fits, newcomer }: ShownSled): string {
  const all = places.map((husky, place) => {
    if (husky === null) {
      const fit = fits?.[place];
      return `${placeName(place)} free${fit === undefined ? '' : fit ? ', fits' : ', doesn’t fit'}`;
    }
    const { dog, condition = 'READY', upgraded = false } = husky;
    const more = [conditions[condition], upgraded ? 'with equipment' : ''];
    return [`${placeName(place)} ${cardName(dog)}`, ...more.filter((word) => word !== '')].join(', ');
  });
  return `${newcomer === undefined ? '' : `New: ${cardName(newcomer)}. `}Sled: ${all.join('; ')}.`;
}

/** A track read aloud: "Next fields: ice that needs equipment, compact snow. The sled runs from 0 to 1." */
export function trackAloud({ fields, from, to }: ShownTrack): string {
  const words = fields.map(
    ({ terrain, equipment }) => terrainNames[terrain] + (equipment ? ' that needs equipment' : ''),
  );
  return `Next fields: ${words.join(', ')}. The sled runs from ${from} to ${to}.`;
}

const field = (terrain: Terrain, equipment = false): PrintedField => ({ terrain, equipment });
const behindRiver = [field('ICE', true), field('COMPACT'), field('ICE')];
const here = (dog: Dog, condition: Condition = 'READY', upgraded = false): ShownHusky => ({ dog, condition, upgraded });

/** The sled of the rulebook's fourth example, with our cards. */
const exampleSled: readonly ShownHusky[] = [
  here('H23', 'TIRED'),
  here('H08', 'TIRED'),
  here('H18', 'TIRED'),
  here('H30'),
  here('H07', 'TIRED'),
  here('Y2'),
  here('H04', 'READY', true),
  here('H05'),
];

export const rulesSections: readonly HikeSection[] = [
  {
    id: 'cards',
    title: 'The cards',
    paragraphs: [
      'Forty-eight experienced huskies. Each has one to three movement points, shown as snow signs, and four edges: blue with beads, or pink with diamonds. Where two huskies run next to each other, their edges must match.',
      'Eight youngsters. They have no movement points yet, but get on with everyone: their edges match any other.',
      'Equipment, for fields that need it and to upgrade huskies. Care cards, single and double, for tired huskies. And two +1 cards for each musher: each opens one more card.',
    ],
    cards: ['H31', 'H48', 'Y2', 'EQUIPMENT', 'SINGLE_CARE', 'DOUBLE_CARE'],
  },
  {
    id: 'track',
    title: 'The track and its snow',
    paragraphs: [
      'The track is made of landscape cards with five fields each, between a start and a finish that everyone knows. With two to four mushers it has eight of the sixteen landscapes, 51 fields in all; with five or six mushers six landscapes, 41 fields. They begin face down. The goal is the last field of the finish.',
      'There are three kinds of snow, each with its own shape: compact snow is a hexagon, ice a crystal, powder a flake.',
      'Two fields in the whole box also need equipment. They are on the landscapes Fallen timber and River crossing, if these are in play.',
      'The finish has a field of powder: no sled gets there without a point of powder.',
    ],
    snow: true,
  },
  {
    id: 'setup',
    title: 'Setup',
    paragraphs: [
      'Every musher has a sled with eight places, four above four; with five or six mushers six places, three above three. The husky deck is shuffled: all huskies and youngsters, the twelve equipment cards and six care cards. Each player is dealt two secret cards, and two more are opened in the centre.',
      'Everyone also has two +1 cards and a face-up pile of care cards: a single one on top, two double ones below. You only draw from it once you are ready to race. The first player is drawn at random unless the table chooses one, and stays first for the whole match; play goes clockwise.',
    ],
  },
  {
    id: 'preparations',
    title: 'Preparations, day by day',
    paragraphs: [
      'Each day the next landscape is revealed, from the start towards the finish. Then all mushers take a turn, in order.',
      'Your turn: cards are opened; you may play +1 cards; you take exactly one action; you may place a youngster as a bonus; and if your sled is full, you may declare that you are ready to race. When nothing more is possible, your turn ends automatically.',
    ],
  },
  {
    id: 'opening',
    title: 'Opening cards',
    paragraphs: [
      'At the start of your turn, two cards of the husky deck are opened in the centre. From the day the rotated landscape is revealed (the fourth, or the third with five or six mushers), it is only one.',
      'Before your action you may play +1 cards, one at a time: each opens one more card, and is gone. When the deck is empty, no cards are opened and +1 cards cannot be played. Nothing ever returns to the deck.',
    ],
  },
  {
    id: 'actions',
    title: 'Your action',
    paragraphs: ['You must take one of these:'],
    points: [
      'Draft a husky or a youngster from the centre straight into your sled.',
      'Draft any open card to your hand: equipment, care, or a husky for later. There is no hand limit.',
      'Place a husky from your hand in your sled.',
      'Swap: lift one husky out of your sled into your hand, then place a husky from your hand, the same or another, on any free place where it fits. Nothing else in the sled moves.',
    ],
    last: [
      'You may take any card in the centre, not only those you opened. Everyone has seen a drafted card, so the table keeps showing it in your hand, in the race too. Only your two dealt cards are secret.',
      'Swapping a husky with itself changes nothing. With a husky in your sled you can always do that: it is called passing.',
    ],
  },
  {
    id: 'placing',
    title: 'Who runs next to whom',
    paragraphs: [
      'Place a husky on a free place where each of its edges matches the neighbour’s edge that it touches: left, right, above or below. Diagonals, outer edges and empty places do not matter. Cards are never rotated.',
    ],
    examples: [
      {
        sled: {
          newcomer: 'H36',
          places: [null, null, here('H31'), null, null, here('H17'), null, here('Y1')],
          fits: { 0: true, 1: true, 3: true, 4: false, 6: false },
        },
        caption:
          'North may go to place 1, where it has no neighbours; to 2, where it matches Lynx (3) on its right and Fern (6) below; and to 4, next to Lynx and above a youngster. It doesn’t fit at 5: its right edge is blue, Fern’s left edge is pink. Nor at 7, between Fern, Lynx and Acorn (8).',
      },
      {
        sled: { places: [here('H23'), here('H07')] },
        legal: true,
        caption: 'Blue meets blue: the halves make beads.',
      },
      {
        sled: { places: [here('H23'), here('H01')] },
        legal: false,
        caption: 'Blue does not match pink: half a bead and half a diamond.',
      },
      {
        sled: { places: [here('H23'), here('Y6'), here('H01')] },
        legal: true,
        caption: 'A youngster gets on with both.',
      },
    ],
  },
  {
    id: 'swap',
    title: 'Swapping',
    paragraphs: [
      'A swap has two steps. Once you have lifted a husky out, its place is free, and fits are judged without it. You must then place one before anything else; the one you lifted out can always go back. You can swap in a full sled, too.',
    ],
  },
  {
    id: 'youngsters',
    title: 'The bonus: a youngster',
    paragraphs: [
      'After your action you may place one youngster from the centre or your hand on a free place of your sled, even if your action already placed one. That fills a sled quickly; but youngsters do not move it.',
    ],
  },
  {
    id: 'declaring',
    title: 'Ready to race',
    paragraphs: [
      'If your sled is full at the end of your turn, you may declare that you are ready to race. You cannot take it back. Your pawn goes to the start, and all huskies in your hand go to the centre, where the others can take them that same day. You keep equipment and care cards.',
      'From the next day on you train with your team instead of taking a turn: you draw the top card of your care pile, the single one first, then the two double ones.',
      'Before you declare, the table warns you of any kind of snow on the revealed track for which your sled has no point.',
    ],
  },
  {
    id: 'upgrade',
    title: 'Equipment under a husky',
    paragraphs: [
      'When you declare, and only then, you may place equipment cards from your hand under huskies with exactly one movement point, one card under each. Such a husky has a second point in the race: its custom point. The card stays there to the end and has no other use.',
      'You choose the custom point’s snow each time you use it: any kind printed on a neighbour to the left, right, above or below that is not resting. Tired neighbours count; youngsters and others’ custom points do not. If no neighbour shows any snow, the husky has only its one point.',
    ],
    examples: [
      {
        sled: { places: exampleSled.map(({ dog }, place) => here(dog, 'READY', place === 6)) },
        caption:
          'Blizzard (7) has equipment. Its neighbours are Fjord (3), Boreal (8) and the youngster Biscuit (6), and they only show compact snow. Cedar (2) has ice, but is only diagonal. So Blizzard’s second point is compact snow.',
      },
    ],
  },
  {
    id: 'last-days',
    title: 'The last days before the race',
    paragraphs: [
      'Once a musher has declared, at most three more days follow, not counting the rest of that day. If everyone declares sooner, preparations end with that day.',
      'Mushers who are not at the start by then are out of the race, watch, and share last place. If your sled is full at the end of your turn on the very last day, you are declared ready automatically.',
      'If only one sled is at the start, it has won.',
    ],
  },
  {
    id: 'race',
    title: 'The race, day by day',
    paragraphs: [
      'The whole track is revealed. The care cards set aside at the start, those left in the mushers’ piles, and those in the hands of mushers who are out are shuffled into the care pile. +1 cards, the centre and the deck are put away, with any care cards among them.',
      'Each day all racers take a turn: on the first day clockwise from the first player, later from the last sled to the leader. Sleds on the same field go in clockwise order from the first player. Pawns never block each other.',
      'Use as many huskies as you like and can. In the evening all tired huskies sleep, and the next day they are ready again.',
    ],
  },
  {
    id: 'running',
    title: 'Running',
    paragraphs: [
      'Entering a field takes a point of its snow. Use a ready husky: it runs on, field by field, as long as one of its points matches the next field. Unused points are lost for the day, and the husky is tired: it gets a cube.',
      'You cannot use a husky that cannot enter even the next field. And a run cannot stop early, except before a field that needs equipment. The board shows how far a husky would run before you send it.',
    ],
    examples: [
      {
        sled: { places: [here('H48')] },
        track: { fields: [field('ICE'), field('COMPACT'), field('COMPACT')], from: 0, to: 2 },
        caption: 'Willow has compact snow, ice and powder. It runs over ice and compact snow; the powder is lost.',
      },
    ],
  },
  {
    id: 'equipment',
    title: 'Fields that need equipment',
    paragraphs: [
      'Such a field takes a point of its snow and an equipment card from your hand, which is discarded. Cards under huskies do not count. When a run comes to such a field, you choose:',
    ],
    points: [
      'Spend an equipment card, and run on.',
      'Go without. The run ends on this field, and unused points are lost. Then two huskies of your choice go to rest: ready ones first, youngsters too, and tired ones, even the one that just ran, only if there are not enough. They are turned over, have no points, and rest until the race is over; care does not wake them. The table warns you before you lose a kind of snow that you still need. After that you may run on with ready huskies, or use care.',
      'Stop before it. Unused points are lost. A run must enter at least one field, so you cannot choose this if the field is the very next one; use another husky instead.',
    ],
    examples: [
      {
        sled: { places: [here('H23')] },
        track: { fields: behindRiver, from: 0, to: 1 },
        caption:
          'Without equipment, Granite enters the field and gets no farther. Its compact snow point is lost, and two huskies go to rest.',
      },
      {
        sled: { places: [here('H23')] },
        track: { fields: behindRiver, from: 0, to: 2 },
        caption: 'With an equipment card, which is spent, Granite runs on over the compact snow beyond.',
      },
    ],
    last: ['You need not spend a card that you hold. Leaving such a field the next morning costs nothing more.'],
  },
  {
    id: 'care',
    title: 'Care',
    paragraphs: [
      'When none of your ready huskies can enter the next field, you may use a care card: it takes the cube off one tired husky, which is ready again. A double one takes the cubes off both huskies of a column, or off one if only one is tired. Use as many as you have, but each only when no husky can run.',
      'Ready huskies that cannot move do not prevent care. Care does not wake resting huskies.',
    ],
    examples: [
      {
        sled: { places: exampleSled },
        track: {
          fields: [field('ICE'), field('ICE'), field('ICE'), field('POWDER'), field('COMPACT'), field('ICE')],
          from: 0,
          to: 5,
        },
        caption: 'Granite (1), Cedar (2), Fjord (3) and Breeze (5) are tired, and no ready husky has ice.',
        steps: [
          'A single care card readies Cedar, who runs onto the first field of ice.',
          'Again no husky can run. A double card on the first column readies Granite and Breeze.',
          'Granite runs onto the second field; its compact snow point is lost. Breeze runs onto the third.',
          'Now Lark (4) can run: powder, then compact snow. Next is ice, no husky has it, and the sled makes camp.',
        ],
      },
    ],
  },
  {
    id: 'night',
    title: 'The evening',
    paragraphs: [
      'When everyone has made camp, three things are checked in order: whether a sled has reached the finish; whether any sled has moved; who gets a card for catching up. Then night falls, and all cubes are removed. Resting huskies keep resting.',
      'You may make camp at any time, even if a husky could still run, unless you hold a card for catching up. A racer whose sled cannot enter the next field even in the morning is stranded: the table says so and skips the turn.',
    ],
  },
  {
    id: 'catch-up',
    title: 'Catching up',
    paragraphs: [
      'In the evening, from the first player on, every racer who is more than six fields behind the leader and has no care card in hand gets the top card of the care pile, face up. If the leader is on field 20, you get one on field 13, but not on field 14.',
      'Use that card the next day: you cannot make camp while a husky can run, or while you can use the card. This never forces you onto a field that needs equipment: if only such a run is left, you may stop. If you cannot use the card that day, you keep it like any other.',
      'If the pile is empty, the used care cards are shuffled into a new one.',
    ],
  },
  {
    id: 'finish',
    title: 'The finish',
    paragraphs: [
      'A sled stops on the last field, and its day is over. The others still finish the day. Then, among the sleds at the finish, the winner is the musher with:',
    ],
    points: [
      'the most ready huskies, neither tired nor resting, youngsters included. Each single care card in hand counts as one more husky, each double one as two;',
      'if tied, the fewest movement points printed on the whole sled, including resting huskies but not custom points;',
      'if still tied, they share the win.',
    ],
    last: [
      'Example: Ada and Bo finish on the same day. Ada has three ready huskies, a single and a double care card: six. Bo has five and a single card: six too. Ada’s sled has 14 points, Bo’s 13. Bo wins.',
      'All others are ranked by how far they came, then by the same two tie-breakers; mushers who were not at the start are last.',
    ],
  },
  {
    id: 'stranded',
    title: 'When nothing moves',
    paragraphs: [
      'A sled without a point of ice or powder can be stuck for good. A day on which no sled moves is a still day. It ends the race if all racers were already stranded that morning, since none could ever move again; so does a second still day in a row. A single still day on which a sled could have run ends nothing: cards for catching up are drawn as always, and the table tells everyone.',
      'The sled that came farthest wins; ties are broken as at the finish.',
    ],
  },
  {
    id: 'options',
    title: 'Options',
    paragraphs: [],
    points: [
      'Race days one after another: you see what the mushers before you did.',
      'Race days all at once: everyone runs at the same time, and sees the others where they started the day until all have made camp. The results are the same, as sleds do not block each other.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays for it. In the preparations it takes the husky that fits and helps most on the revealed track, else a youngster, else a care card; if there is none, it leaves the sled as it is, or drafts the first open card if the sled is empty. From the day of the rotated landscape it takes a youngster as a bonus. It declares when the sled is full and another musher has declared, and places no equipment under huskies. In the race it runs as far as the huskies can go, and uses care where that gains at least two fields, three for a double card, or where it must.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Hike! was designed by Nika Mlinarič and Blaž Hribar and is published by SnowBoardGames (snowboardgames.si). These are its rules in our own words, from the preview of the rulebook; we are not connected with them. All pictures here are ours. If you like the game, get the real one: its huskies were painted by Paulina Wach.',
      'The preview does not list the cards. How many there are of each kind, how many points and fields of each snow, and that two fields need equipment, is theirs. Each husky’s points, edges and name, each landscape’s fields, and which of the three rows of numbers belongs to which snow, are our reconstruction. It fits every sentence and every example (R34).',
      'The preview also leaves gaps. This is how our table fills them:',
    ],
    points: [
      'The first player is drawn at random or chosen by the host; the rulebook asks who was on the snow most recently (R1).',
      '+1 cards are played before the action, one by one, and not while the deck is empty (R3).',
      'You must take an action; swapping a husky with itself is one. Only if nothing at all is possible, with no husky in sled or hand and no card in the centre, are you skipped (R5).',
      'Neighbours are those to the left, right, above and below (R9).',
      'If no one declares: when the deck has been empty at the start of three days in a row, the third counts as the day of a declaration, and three last days follow (R10).',
      'The day of a declaration is not one of the three last days and brings no care card. So the first to declare can get three, a musher who declares a day later two, then one (R11).',
      'You declare after your action, and you never have to. On the last day a full sled declares automatically at the end of its turn (R13, R14).',
      'A musher who is out of the race puts down their hand. Its care cards go into the care pile; the rest, equipment too, stays there face up (R16).',
      'A single racer wins at once. If there is no racer, no one wins (R17).',
      'A custom point comes from neighbours that are not resting, tired or not (R19).',
      'A husky runs as far as its points match; it may only stop before a field that needs equipment, which no one is forced onto (R20).',
      'You may end your day whenever you like, but not while you can use a card for catching up, or could after running (R21).',
      'Care is for when no ready husky matches the next field. A husky that could enter a field that needs equipment does match it, so then there is no care (R22).',
      'Resting: if fewer than two huskies are ready, tired ones must make up the number, though the rulebook says they may. If fewer than two huskies are not yet resting, all of them rest (R25).',
      'What everyone can see, and that drafted cards stay known to everyone while they are in a hand, in the race too (R6, R31).',
      'Catching up: a racer draws the one card only without any care card in hand, and not on the last evening (R26).',
      'On later days, sleds on the same field move clockwise from the first player. On days played at once you see the others where they started the day (R28, R29).',
      'At the finish, huskies that are neither tired nor resting count, youngsters too. If all is tied, the win is shared. How all others rank is ours too (R30).',
      'The race ends with a day on which no sled moves, if all were stranded that morning or if it is the second in a row (R24).',
      'What the table plays for a seat whose time is up (R33).',
    ],
    last: ['Our reasons, ruling by ruling, are in Chalet’s source code: docs/rules/hike.md.'],
  },
];
