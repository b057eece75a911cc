/** The meanings of the symbols on the board and the cards of Hike! */
import { list } from '../../people-texts';
import { terrainNames } from '../cards/card-texts';
import { cards, counted, fields, points } from '../cards/grammar-texts';
import type { SymbolText } from '../../../shell/symbols/meanings';
import type { Terrain } from '../types';

const count = (value: string | undefined): number => Number(value);
const snow = (value: string | undefined): string => terrainNames[value as Terrain];
/** The points of a husky, from "COMPACT,COMPACT,ICE": "2 of compact snow and 1 of ice". */
function snows(values: string | undefined): string {
  const all = (values ?? '').split(',');
  return list([...new Set(all)].map((one) => `${all.filter((other) => other === one).length} of ${snow(one)}`));
}

export const symbolTexts = {
  husky: {
    name: 'Movement points',
    sign: '⬡ ◆ ✻',
    means: 'Hexagon, crystal and flake: compact snow, ice and powder. Each takes the sled over one such field.',
    here: (all) => `Movement points: ${snows(all)}. Each takes the sled over one such field.`,
    rule: 'running',
  },
  youngster: {
    name: 'Youngster',
    means: 'A youngster has no movement points, but fits next to every husky.',
    rule: 'youngsters',
  },
  edges: {
    name: 'Edges',
    means: 'Where huskies run side by side, their edges must match: blue beads or pink diamonds.',
    rule: 'placing',
  },
  anyEdges: {
    name: 'Edges of a youngster',
    means: 'Bead and diamond together: these edges match all others.',
    rule: 'placing',
  },
  custom: {
    name: 'Custom point',
    sign: '⚓',
    means: 'Equipment gives this husky one more point, of any snow that a neighbour has.',
    rule: 'upgrade',
  },
  tired: {
    name: 'Cube',
    means: 'This husky has run and is tired until the next day, or until it gets care.',
    rule: 'running',
  },
  resting: {
    name: 'Resting',
    sign: 'Z',
    means: 'This husky rests until the race is over. Care does not wake it.',
    rule: 'equipment',
  },
  EQUIPMENT: {
    name: 'Equipment',
    sign: '⛏',
    means: 'For fields that need it, or under a husky with one point when you declare.',
    rule: 'equipment',
  },
  SINGLE_CARE: {
    name: 'Care',
    sign: '1 ♥',
    means: 'In the race, it readies one tired husky once none can run.',
    rule: 'care',
  },
  DOUBLE_CARE: {
    name: 'Double care',
    sign: '2 ♥',
    means: 'In the race, it readies both tired huskies of a column once none can run.',
    rule: 'care',
  },
  opens: {
    name: 'Cards opened',
    means: 'The number of new cards that each turn opens. You draft one card only.',
    here: (opened) =>
      count(opened) === 0
        ? 'The deck is empty: no more cards are opened.'
        : `Each turn opens ${cards(count(opened))}. You draft one card only, of all in the centre.`,
    rule: 'opening',
  },
  deck: {
    name: 'Husky deck',
    means: 'The number of cards left in the husky deck.',
    here: (left) => `${cards(count(left))} left in the husky deck.`,
    rule: 'opening',
  },
  copies: {
    name: 'Several alike',
    sign: '×2',
    means: 'The number of cards in this heap.',
    here: (all) => `${cards(count(all))} of this kind lie here.`,
    rule: 'cards',
  },
  secret: { name: 'Closed eye', means: 'Only you know this card.', rule: 'actions' },
  plusOnes: {
    name: '+1 cards left',
    sign: '×2',
    means: 'The number of +1 cards you have left. Each opens one more card.',
    here: (left) => `You have ${counted(count(left), '+1 card')} left. Each opens one more card.`,
    rule: 'opening',
  },
  enlarge: { name: 'Magnifier', means: 'Shows the card large, with its points and edges in words.', rule: 'cards' },
  place: {
    name: 'Free place',
    sign: '1',
    means: 'The number of a free place in your sled. Edges drawn there are those it asks for.',
    here: (place) => `Place ${place} is free. Edges drawn there are those it asks for.`,
    rule: 'placing',
  },
  learns: {
    name: 'Can learn',
    means: 'With equipment, this husky could choose from these kinds of snow.',
    rule: 'upgrade',
  },
  points: {
    name: 'Points and fields',
    sign: '3/16',
    means: 'For each kind of snow: the points in your sled, and the fields of it that are known.',
    here: (terrain, have, known) =>
      `Your sled has ${points(count(have))} of ${snow(terrain)}; the known track has ${fields(count(known))} of it.`,
    rule: 'track',
  },
  pile: {
    name: 'Care pile',
    sign: '♥ 3',
    means: 'The number of care cards waiting. Once at the start, you draw one a day.',
    here: (left) => `${cards(count(left))} in the care pile: one is drawn each day at the start.`,
    rule: 'declaring',
  },
  hand: {
    name: 'Cards in hand',
    means: 'The number of cards this musher holds.',
    here: (held) => `This musher holds ${cards(count(held))}.`,
    rule: 'actions',
  },
  musher: {
    name: 'Musher',
    means: 'The shape and colour of a musher, as on the sled and its cubes.',
    rule: 'setup',
  },
  map: {
    name: 'Small sled',
    means: 'A musher’s sled: a square for each place, with the snow its husky runs on. A paw is a youngster.',
    rule: 'cards',
  },
  field: {
    name: 'Field',
    means: 'The snow of a field. A husky needs a point of it to enter.',
    here: (terrain) => `A field of ${snow(terrain)}: a husky needs a point of it to enter.`,
    rule: 'track',
  },
  gear: {
    name: 'Axe',
    means: 'This field needs equipment as well. Without it, two huskies go to rest.',
    rule: 'equipment',
  },
  covered: { name: 'Face down', means: 'This landscape is still face down.', rule: 'preparations' },
  across: {
    name: 'Rotated landscape',
    means: 'From the day this landscape is revealed, each turn opens one card instead of two.',
    rule: 'opening',
  },
  started: { name: 'At the start', means: 'These mushers are ready to race.', rule: 'declaring' },
  pawn: {
    name: 'Sled',
    means: 'A sled on the track, with its musher’s letter.',
    here: (position) => (position === '0' ? 'This sled is at the start.' : `This sled is on field ${position}.`),
    rule: 'race',
  },
  lead: { name: 'Leader', sign: '★', means: 'No sled is farther.', rule: 'race' },
  mine: { name: 'Your sled', sign: '▼', means: 'The arrow shows your sled.', rule: 'race' },
  would: {
    name: 'Preview',
    means: 'The field your sled would reach with this plan.',
    here: (position) => `With this plan your sled would stand on field ${position}.`,
    rule: 'running',
  },
  at: {
    name: 'Field',
    means: 'The field that a sled is on.',
    here: (position) => (position === '0' ? 'Still at the start.' : `On field ${position}.`),
    rule: 'race',
  },
  gap: {
    name: 'Behind the leader',
    sign: '−9',
    means: 'The fields behind the leader. More than six bring a care card.',
    here: (behind) => `${fields(count(behind))} behind the leader. More than six bring a care card.`,
    rule: 'catch-up',
  },
  camp: { name: 'Tent', means: 'This musher has made camp for today.', rule: 'night' },
  step: {
    name: 'Step',
    sign: '1',
    means: 'The order in which the planned huskies run.',
    here: (step) => `This husky runs as number ${step} of your plan.`,
    rule: 'running',
  },
  gets: {
    name: 'Reach',
    sign: '+2 → 15',
    means: 'How many fields this husky runs, and where the sled gets to.',
    here: (far, to) => `This husky runs ${fields(count(far))}, to field ${to}.`,
    rule: 'running',
  },
  reach: {
    name: 'Several ways',
    sign: '+1 or +2',
    means: 'This husky can run in more than one way. Press it to choose.',
    rule: 'running',
  },
  care: { name: 'Heart', sign: '♥', means: 'Press this husky to ready it with a care card.', rule: 'care' },
  rest: { name: 'Rest', means: 'Press this husky to send it to rest.', rule: 'equipment' },
  lost: {
    name: 'Points lost',
    sign: '1 lost',
    means: 'The points of this husky that the run leaves unused. They are lost for today.',
    here: (unused) => `The run leaves ${points(count(unused))} unused. They are lost for today.`,
    rule: 'running',
  },
  lastOne: {
    name: 'The last!',
    means: 'No other husky has this snow, and it is still ahead.',
    rule: 'equipment',
  },
  SINGLE_CARES: {
    name: 'Care cards',
    sign: '♥ 1',
    means: 'The number of care cards in hand. Each readies one tired husky.',
    here: (held) => `${counted(count(held), 'care card')} in hand: each readies one tired husky once none can run.`,
    rule: 'care',
  },
  DOUBLE_CARES: {
    name: 'Double care cards',
    sign: '♥2 0',
    means: 'The number of double care cards in hand. Each readies a column.',
    here: (held) =>
      `${counted(count(held), 'double care card')} in hand: each readies the two huskies of a column once none can run.`,
    rule: 'care',
  },
  EQUIPMENTS: {
    name: 'Equipment cards',
    sign: '⛏ 1',
    means: 'The number of equipment cards in hand, for fields that need them.',
    here: (held) => `${counted(count(held), 'equipment card')} in hand, for fields that need one.`,
    rule: 'equipment',
  },
  camped: {
    name: 'Camp',
    sign: '3 → 5',
    means: 'The fields between which this sled ran today.',
    rule: 'night',
  },
  won: { name: 'Winner', sign: '★', means: 'This musher has won the race.', rule: 'finish' },
} as const satisfies Record<string, SymbolText>;
