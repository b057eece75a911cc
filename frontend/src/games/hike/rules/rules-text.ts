/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesSection } from '../../rules';
import { cardName, terrainNames } from '../cards/card-words';
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

export const rulesTitle = 'How Hike! is played';

export const rulesLead =
  'Put together a team of huskies who like to run side by side, watch the weather report for the track, and then race: over compact snow, ice and powder, one day after the other, until the first sled is through the valley.';

/** How many of each kind of snow there are: fields on all landscape cards, points on all huskies. */
export const snowCounts: readonly { snow: Terrain; fields: number; points: number }[] = [
  { snow: 'COMPACT', fields: 55, points: 52 },
  { snow: 'ICE', fields: 25, points: 24 },
  { snow: 'POWDER', fields: 11, points: 16 },
];

export const snowWords = ({ snow, fields, points }: (typeof snowCounts)[number]): string =>
  `${terrainNames[snow]}: ${fields} fields, ${points} points`;

export const newcomerLabel = 'New';

/** A sled read aloud: "A free, fits; B Lynx, tired; …". */
export function sledAloud({ places, fits, newcomer }: ShownSled): string {
  const all = places.map((husky, place) => {
    if (husky === null) {
      const fit = fits?.[place];
      return `${placeName(place)} free${fit === undefined ? '' : fit ? ', fits' : ', does not fit'}`;
    }
    const { dog, condition = 'READY', upgraded = false } = husky;
    const more = [condition === 'READY' ? '' : condition.toLowerCase(), upgraded ? 'with equipment' : ''];
    return [`${placeName(place)} ${cardName(dog)}`, ...more.filter((word) => word !== '')].join(', ');
  });
  return `${newcomer === undefined ? '' : `To be placed: ${cardName(newcomer)}. `}Sled: ${all.join('; ')}.`;
}

/** A track read aloud: "Next fields: ice with equipment, compact snow. The sled goes 1 field." */
export function trackAloud({ fields, from, to }: ShownTrack): string {
  const words = fields.map(
    ({ terrain, equipment }) => terrainNames[terrain] + (equipment ? ' that needs equipment' : ''),
  );
  return `Next fields: ${words.join(', ')}. The sled goes from ${from} to ${to}.`;
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
      'Forty-eight experienced huskies. Each has one, two or three movement points, a sign of snow for each, and four edges. Edges are blue, with beads, or pink, with diamonds: where two huskies run next to each other their edges have to match.',
      'Eight youngsters. They have no movement points yet, but get on with everybody: their edges match any other.',
      'Equipment, for what lies across the track and for huskies who can learn something more. Care cards, single and double, for tired huskies. And two +1 cards for each musher: each opens one card more.',
    ],
    cards: ['H31', 'H48', 'Y2', 'EQUIPMENT', 'SINGLE_CARE', 'DOUBLE_CARE'],
  },
  {
    id: 'track',
    title: 'The track and its snow',
    paragraphs: [
      'The track is made of landscape cards with five fields each, between a start and a finish that all know. With two to four mushers eight of sixteen landscapes are in it, which makes 51 fields; with five or six it is six, and 41 fields. At first they lie face down. The last field of the finish is where you want to be.',
      'There are three kinds of snow, told apart by shape: compact snow is a hexagon, ice a crystal, powder a flake.',
      'Two fields in the whole box need equipment besides. They are on the landscapes Fallen timber and River crossing, if these are in play.',
      'The finish has a field of powder: without a point of powder nobody gets there.',
    ],
    snow: true,
  },
  {
    id: 'setup',
    title: 'Before it begins',
    paragraphs: [
      'Every musher has a sled with eight places, four above four; with five or six mushers it is six, three above three. The husky deck is shuffled: all huskies and youngsters, the twelve equipment cards and six care cards. Everybody gets two cards of it that only they see, and two are opened in the centre.',
      'Everybody also has two +1 cards and a pile of care cards that is there for all to see: a single one on top, two double ones below. You get these cards only for being ready early. Who begins is drawn by lot unless the table says otherwise, once for the whole match; it goes round clockwise.',
    ],
  },
  {
    id: 'preparations',
    title: 'Preparations, day by day',
    paragraphs: [
      'Each day one more landscape is turned up, from the start towards the finish. Then all mushers have a turn, in order.',
      'Your turn: cards are opened; you may play +1 cards; you do exactly one action; you may place a youngster as a bonus; and if your sled is full, you may declare that you are ready to race. When nothing more can follow, the turn ends by itself.',
    ],
  },
  {
    id: 'opening',
    title: 'Opening cards',
    paragraphs: [
      'At the beginning of your turn two cards of the husky deck are opened in the centre. From the day on which the landscape that lies across is turned, the fourth, or the third with five or six mushers, it is only one.',
      'Before your action you may play +1 cards, one after the other: each opens one card more, and is gone. When the deck is empty, nothing is opened, and +1 cards cannot be played. Nothing ever comes back into the deck.',
    ],
  },
  {
    id: 'actions',
    title: 'Your action',
    paragraphs: ['One of these, and you have to do one:'],
    points: [
      'Draft a husky or a youngster from the centre straight to your sled.',
      'Draft any open card to your hand: equipment, care, or a husky for later. There is no limit to a hand.',
      'Place a husky from your hand in your sled.',
      'Swap: lift one husky out of your sled into your hand, and place a husky from your hand on any free place where it fits, the same one or another. Nothing else in the sled moves.',
    ],
    last: [
      'Any card in the centre may be taken, not only those that you opened. What is drafted to a hand all have seen, so the table goes on showing it, through preparations and race; only the two cards that were dealt are known to you alone.',
      'To swap a husky with itself changes nothing. Whoever has a husky in the sled can always do that: it is called to pass.',
    ],
  },
  {
    id: 'placing',
    title: 'Who runs next to whom',
    paragraphs: [
      'A husky goes on a free place where each edge matches the edge of the neighbour it touches: left, right, above or below. Diagonal neighbours, outer edges and empty places do not matter. Cards are never turned around.',
    ],
    examples: [
      {
        sled: {
          newcomer: 'H36',
          places: [null, null, here('H31'), null, null, here('H17'), null, here('Y1')],
          fits: { 0: true, 1: true, 3: true, 4: false, 6: false },
        },
        caption:
          'North may go to A, where it has no neighbours; to B, where it matches Lynx (C) on its right and Fern (F) below; and to D, next to Lynx and over a youngster. It does not fit at E: its right edge is blue, and Fern’s left edge is pink. Nor at G, between Fern, Lynx and Acorn (H).',
      },
      {
        sled: { places: [here('H23'), here('H07')] },
        legal: true,
        caption: 'Blue meets blue: the halves make beads.',
      },
      {
        sled: { places: [here('H23'), here('H01')] },
        legal: false,
        caption: 'Blue does not meet pink: half a bead and half a diamond.',
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
      'A swap has two steps. When you have taken a husky out, its place is free, and whether a husky fits is judged without it. You have to place one before anything else happens; the one that you took out can always go back to where it was. A full sled can be swapped in, too.',
    ],
  },
  {
    id: 'youngsters',
    title: 'The bonus: a youngster',
    paragraphs: [
      'After your action you may place one youngster on a free place of your sled, from the centre or from your hand, also if your action has already placed one. That fills a sled quickly; but youngsters do not move it.',
    ],
  },
  {
    id: 'declaring',
    title: 'Ready to race',
    paragraphs: [
      'If your sled is full at the end of your turn, you may declare that you are ready to race. It cannot be taken back. Your pawn goes to the start, and all huskies that are left in your hand go to the centre, where the others can take them on the same day. Equipment and care cards stay with you.',
      'From the next day on you train with your team instead of a turn: you take the top card of your own pile of care cards, a single one first, then the two double ones.',
      'Before you declare, the table tells you of any kind of snow on the open track for which your sled has no point.',
    ],
  },
  {
    id: 'upgrade',
    title: 'Equipment under a husky',
    paragraphs: [
      'When you declare, and only then, you may lay equipment cards from your hand under huskies with exactly one movement point, one card under each. Such a husky has a second point in the race: its custom point. The card stays under it to the end and cannot be used for anything else.',
      'What snow the custom point is for is chosen anew at each use: any that is printed on a neighbour to the left, right, above or below which is not resting. Tired neighbours count; youngsters and the custom points of others do not. Where no neighbour shows anything the husky has its one point only.',
    ],
    examples: [
      {
        sled: { places: exampleSled.map(({ dog }, place) => here(dog, 'READY', place === 6)) },
        caption:
          'Blizzard at G has equipment. Next to it are Fjord (C), Boreal (H) and the youngster Biscuit (F): only compact snow is to be seen there. Ice, which Cedar (B) shows, is only diagonal. So Blizzard’s second point is compact.',
      },
    ],
  },
  {
    id: 'last-days',
    title: 'The last days before the race',
    paragraphs: [
      'When somebody has declared, three more days follow at most, the rest of the present day not counted. If all have declared before that, the preparations end with that day.',
      'Whoever is not at the start by then is out of the race, watches, and shares the last place. If your sled is full at the end of your turn on the very last day, you are declared ready without being asked.',
      'If only one sled is at the start, it has won.',
    ],
  },
  {
    id: 'race',
    title: 'The race, day by day',
    paragraphs: [
      'The whole track is turned up. The care cards that were put aside, those that are left in the mushers’ piles, and those in the hands of whoever is out are shuffled into the care pile. +1 cards, the centre and the deck are put away, with any care cards among them.',
      'On each day all racers have a turn: on the first day from the first player on, later whoever is farthest behind goes first and the leader last; of those on the same field whoever comes first clockwise from the first player. Pawns never stand in each other’s way.',
      'Use as many huskies as you like and can. In the evening all tired huskies sleep, and the next day they are ready again.',
    ],
  },
  {
    id: 'running',
    title: 'Running',
    paragraphs: [
      'To enter a field you need a point of its snow. Use a ready husky: it runs on, field by field, as long as one of its points fits the next field. Points that are left are lost for the day, and the husky is tired: it gets a cube.',
      'A husky that cannot enter even the next field cannot be used. And there is no stopping on the way, but before a field that needs equipment. Before you send a husky, the board shows how far it would run.',
    ],
    examples: [
      {
        sled: { places: [here('H48')] },
        track: { fields: [field('ICE'), field('COMPACT'), field('COMPACT')], from: 0, to: 2 },
        caption: 'Willow has compact, ice and powder. It runs over ice and compact snow; the powder is lost.',
      },
    ],
  },
  {
    id: 'equipment',
    title: 'Fields that need equipment',
    paragraphs: [
      'Such a field asks for a point of its snow and for an equipment card from your hand, which is then gone. Cards under huskies do not count. When a run comes to such a field, you choose:',
    ],
    points: [
      'Spend an equipment card, and run on.',
      'Go without. The run ends on this field, and points that are left are lost. Then two huskies of your choice lie down to rest: ready ones first, youngsters too; only where there are not enough, tired ones, the one that has just run among them. They are turned, have no points, and sleep until the race is over. Nothing wakes them, and the table warns you before you lose a kind of snow that you still need. After that you may go on with those that are ready, or with care.',
      'Stop before it. Points that are left are lost. A run has to enter at least one field, so this is no choice if the field is the very next one; then leave the husky out.',
    ],
    examples: [
      {
        sled: { places: [here('H23')] },
        track: { fields: behindRiver, from: 0, to: 1 },
        caption:
          'Without equipment, Granite gets onto the field and no farther. Its compact point is lost, and two huskies go to rest.',
      },
      {
        sled: { places: [here('H23')] },
        track: { fields: behindRiver, from: 0, to: 2 },
        caption: 'With an equipment card, which is spent, Granite runs on over the compact snow behind.',
      },
    ],
    last: ['If you hold a card you need not spend it. To stand on such a field costs nothing more the next morning.'],
  },
  {
    id: 'care',
    title: 'Care',
    paragraphs: [
      'When none of your ready huskies can enter the next field, you may use a care card: it takes the cube off one tired husky, which is ready again. A double one takes the cubes off both huskies of a column; it may be used if only one of them is tired. You may use as many as you have, but each only when no husky can be used.',
      'Ready huskies who cannot move do not stand in the way of care. Huskies who rest are not woken by it.',
    ],
    examples: [
      {
        sled: { places: exampleSled },
        track: {
          fields: [field('ICE'), field('ICE'), field('ICE'), field('POWDER'), field('COMPACT'), field('ICE')],
          from: 0,
          to: 5,
        },
        caption: 'Granite (A), Cedar (B), Fjord (C) and Breeze (E) are tired, and nobody who is ready has ice.',
        steps: [
          'A single care card wakes Cedar, who runs onto the first field of ice.',
          'Again nobody can run. A double card is for the first column: Granite and Breeze are ready again.',
          'Granite runs onto the second field; its compact point is lost. Breeze runs onto the third.',
          'Now Lark (D) can run: powder, then compact snow. Next is ice, nobody has it, and camp is made.',
        ],
      },
    ],
  },
  {
    id: 'night',
    title: 'The evening',
    paragraphs: [
      'When all have made camp, it is looked at in this order: whether somebody has reached the finish; whether any sled has moved; who gets a card for catching up. Then night falls, and all cubes are taken off. Huskies who rest go on resting.',
      'You may make camp at any time, also if a husky could still run, unless you have a card for catching up. A racer whose sled cannot enter the next field even in the morning is stranded: the table says so and passes on.',
    ],
  },
  {
    id: 'catch-up',
    title: 'Catching up',
    paragraphs: [
      'In the evening, from the first player on, every racer who is more than six fields behind the leader and has no care card in hand gets the top card of the care pile, for all to see. If the leader is on field 20, you get one on field 13, but not on field 14.',
      'That card is meant for the next day: you cannot make camp as long as a husky can run, nor as long as you can use the card. That duty never drives you onto a field that needs equipment: if only such a run is left, you may stop. If the card cannot be used on that day, you keep it like any other.',
      'If the pile is empty, the used care cards are shuffled into a new one.',
    ],
  },
  {
    id: 'finish',
    title: 'The finish',
    paragraphs: [
      'A sled stops on the last field, and its day is over. The others still play this day to its end. Then the match is decided among those at the finish:',
    ],
    points: [
      'Whoever has the most huskies left who are neither tired nor resting, youngsters included. Each single care card in the hand counts as one more husky, each double one as two.',
      'If that is equal, whoever has the fewest movement points printed on the whole sled, resting huskies included and custom points not: who got there with less has won.',
      'If that is equal as well, they win together.',
    ],
    last: [
      'Say Ada and Bo finish on the same day. Ada has three ready huskies, a single and a double care card: six. Bo has five and a single card: six too. There are 14 points on Ada’s sled, 13 on Bo’s. Bo wins.',
      'All others follow by how far they came, then by the same two questions; who was not at the start is last.',
    ],
  },
  {
    id: 'stranded',
    title: 'When nothing moves',
    paragraphs: [
      'A sled without a point of ice or powder can be stuck for good. A day on which no sled moves is a still day. It ends the race if in the morning all racers were stranded already, for then none of them could ever go on; and so does the second still day running. A single one, on which somebody could have run, ends nothing: cards for catching up are drawn as always, and the table tells all that it was one.',
      'Whoever is farthest wins then; if several are, the two questions of the finish decide. A match that began before this rule, until 22 November 2026, ends with its first still day.',
    ],
  },
  {
    id: 'options',
    title: 'What a table can choose',
    paragraphs: [],
    points: [
      'Race days one after the other: you see what those before you did.',
      'Race days all together: everybody runs at once and sees the others where they were at dawn, until all have made camp. What comes of a day is the same, for sleds do not hinder each other.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays for it. In the preparations it takes the husky that fits and helps most on the open track, else a youngster, else a care card; if there is none of these, it leaves the sled as it is, or drafts the first open card if the sled is empty. From the day of the landscape that lies across it takes a youngster as a bonus. It declares when the sled is full and somebody has declared, and lays no equipment under huskies. In the race it runs as far as the huskies can go, and uses care where that gains at least two fields, three for a double card, or where it has to.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Hike! was designed by Nika Mlinarič and Blaž Hribar and is published by SnowBoardGames (snowboardgames.si). These are its rules, told in our own words from the preview of the rulebook; we are not connected with them. All pictures here are ours. If you like the game, get the real one: its huskies were painted by Paulina Wach.',
      'The preview does not list the cards. How many there are of each kind, how many points and fields of each snow, and that two fields need equipment, is theirs. Which husky has which points, edges and name, which landscape has which fields, and which of the three rows of numbers belongs to which snow, is our reconstruction. It fits every sentence and every example (R34).',
      'And some things are left open there. This is how our table decides them:',
    ],
    points: [
      'The first player is drawn by lot, or chosen by the host, for the rulebook asks who was on the snow most recently (R1).',
      '+1 cards are played before the action, one by one, and not while the deck is empty (R3).',
      'The action has to be done; to swap a husky with itself is one. Only if there is nothing at all to do, no husky in sled or hand and no card in the centre, you are passed over (R5).',
      'Neighbours are those to the left, right, above and below (R9).',
      'If nobody declares: when the deck has been empty at the beginning of three days in a row, the third counts as if somebody had declared on it, and three last days follow (R10).',
      'The day of a declaration is not one of the three last days and gives no care card. So the first to declare can get three, who declares a day later two, then one (R11).',
      'You declare after your action, and nobody has to. On the last day a full sled declares by itself at the end of its turn (R13, R14).',
      'Who is out of the race lays down the hand. Care cards from it go into the care pile; the rest, equipment too, stays there, open (R16).',
      'A single racer wins at once. If there is no racer, nobody wins (R17).',
      'A custom point comes from neighbours who are awake, tired or not (R19).',
      'A husky runs as far as its points match; only before a field that needs equipment it may stop, for nobody is forced onto that (R20).',
      'You may end your day whenever you like, but not while a card from catching up can be used, or could be after running (R21).',
      'Care is for when no ready husky fits the next field. A husky that could enter a field that needs equipment does fit it, so then there is no care (R22).',
      'Resting: where fewer than two huskies are ready, tired ones have to make up the number, though the rulebook says that they may. If fewer than two are left who do not rest yet, all of them lie down (R25).',
      'What all can see, and that cards drafted openly stay known to all in the hand where they are, in the race as well (R6, R31).',
      'Catching up: the one card is drawn only by those without any care card in hand, and not on the last evening (R26).',
      'On later days those on the same field move clockwise from the first player. On days played together you see the others where they were at dawn (R28, R29).',
      'At the finish all count who are neither tired nor resting, youngsters too. If all is equal, the victory is shared. How all others rank is ours too (R30).',
      'The race ends with a day on which no sled moves, if all were stranded in the morning or if it is the second one running (R24).',
      'What the table plays for a seat whose time is up (R33).',
    ],
    last: ['Why we decided so is written down, ruling by ruling, with the source of this house: docs/rules/hike.md.'],
  },
];
