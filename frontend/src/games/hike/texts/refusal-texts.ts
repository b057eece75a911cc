/** Why Hike! does not allow something; fetched with its first refusal. */
import type { RefusalWords } from '../../../protocol/refusalWords';
import { capital } from '../../people-texts';
import { cardName, terrainNames } from '../cards/card-texts';
import type { Edge, HikeReasons, Side } from '../refusals';

const sides: Record<Side, string> = { LEFT: 'left', RIGHT: 'right', TOP: 'top', BOTTOM: 'bottom' };
const edges: Record<Edge, string> = { BLUE: 'blue', PINK: 'pink', JOKER: 'of any colour' };

const words: RefusalWords<HikeReasons> = {
  'hike-left-out': 'You were not at the start in time, so you watch this race.',
  'hike-race-not-begun': 'The race has not begun yet.',
  'hike-preparation-over': 'The preparations are over.',
  'hike-declared': 'You have declared: until the race you only take a care card each day.',
  'hike-action-first': 'Each turn has one action: do it first.',
  'hike-put-back-first': 'You have lifted a husky out: place one from your hand first.',
  'hike-action-done': 'You have already done your action this turn.',
  'hike-upgrade-or-end': 'You have declared: lay equipment under a husky, or end your turn.',
  'hike-not-in-centre': ({ card }) => `${capital(cardName(card))} is not in the centre.`,
  'hike-not-in-hand': ({ card }) => `${capital(cardName(card))} is not in your hand.`,
  'hike-empty-sled': 'Your sled has no husky to swap yet.',
  'hike-sled-not-full': 'Your sled still has free places. Fill them before you declare.',
  'hike-no-plus-one': 'You have no +1 card left.',
  'hike-deck-empty': 'The husky deck is empty.',
  'hike-no-husky-to-lift': 'There is no husky in that place of your sled.',
  'hike-no-youngster': 'The bonus is for youngsters only.',
  'hike-not-a-husky': ({ card }) => `${capital(cardName(card))} is not a husky.`,
  'hike-no-such-place': 'Your sled has no such place.',
  'hike-place-taken': 'That place is taken. Choose a free one.',
  'hike-edges-differ': ({ card, side, edge, neighbourSide, neighbour, neighbourEdge }) =>
    `${cardName(card)} does not go there: its ${sides[side]} edge is ${edges[edge]}, ` +
    `the ${sides[neighbourSide]} edge of ${cardName(neighbour)} is ${edges[neighbourEdge]}.`,
  'hike-declare-first': 'Equipment goes under huskies right after you declare.',
  'hike-no-equipment-in-hand': 'You have no equipment card in your hand.',
  'hike-not-upgradable': 'Equipment goes under an experienced husky with exactly one movement point, one card each.',
  'hike-rest-first': 'Choose the huskies that rest first, because this field was entered without equipment.',
  'hike-arrived': 'Your sled has finished and stays there.',
  'hike-youngster': ({ husky }) => `${cardName(husky)} is a youngster, and youngsters have no movement points.`,
  'hike-wrong-snow': ({ husky, snow }) =>
    `${cardName(husky)} has no point for ${terrainNames[snow]}, and the next field is ${terrainNames[snow]}.`,
  'hike-no-equipment-to-spend': 'You have no equipment card to spend.',
  'hike-stop-needs-a-field': ({ husky }) =>
    `${cardName(husky)} has to enter a field before it can stop. Leave it out instead.`,
  'hike-other-run': ({ husky }) =>
    `${cardName(husky)} runs as far as its points match the fields, no shorter and no farther.`,
  'hike-no-such-custom-point': ({ husky, snow }) =>
    `${cardName(husky)} cannot run with ${terrainNames[snow]} as its custom point: no neighbour that is awake shows it.`,
  'hike-not-upgraded': ({ husky }) => `${cardName(husky)} has no equipment under it, and so no custom point.`,
  'hike-no-rest-needed': 'No husky has to rest now.',
  'hike-not-tired': ({ husky }) => `${cardName(husky)} is not tired, and a care card is for a tired husky.`,
  'hike-no-one-tired': 'No husky of this column is tired, and a care card is for tired huskies.',
  'hike-no-single-care': 'You have no single care card.',
  'hike-no-double-care': 'You have no double care card.',
  'hike-husky-can-run': ({ husky }) => `${cardName(husky)} can still run, and care is for when no husky can.`,
  'hike-catch-up-after-running': 'You have a catch-up card to use today: run on until no husky can, then use it.',
  'hike-catch-up-now': 'You have a catch-up card to use today, and you can use it now.',
  'hike-no-husky-there': 'There is no husky in that place of your sled.',
  'hike-resting': ({ husky }) => `${cardName(husky)} rests until the end of the race.`,
  'hike-day-ended': 'Your day is over; the others are still on their way.',
  'hike-ready-rest-first': ({ husky }) => `${cardName(husky)} is tired; ready huskies have to rest first.`,
  'hike-tired': ({ husky }) => `${cardName(husky)} is tired; only care makes it ready before tomorrow.`,
};

export default words;
