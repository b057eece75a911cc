import type { Piece, Pieces } from '../../../gallery/gameGallery';
import CardBack from '../cards/CardBack.svelte';
import CardFace from '../cards/CardFace.svelte';
import { JOKERS, pack } from '../printed';
import '../inks.css';
import type { Card, Face } from '../types';

const face = (card: Card, declared?: Face): Piece => ({
  name: declared ? `${card} as ${declared.colour} ${declared.suit} ${declared.number}` : card,
  component: CardFace,
  props: { card, declared },
});

/** Each way to be wild, and each flag. */
const declared: [Card, Face][] = [
  ['BLACK_HEART_THREE', { colour: 'RED', suit: 'HEART', number: 'THREE' }],
  ['BLACK_BLOB_QUESTION', { colour: 'BLUE', suit: 'SQUARE', number: 'QUESTION' }],
  ['GREEN_BLOB_FOUR', { colour: 'GREEN', suit: 'TRIANGLE', number: 'FOUR' }],
  ['YELLOW_BLOB_ONE', { colour: 'YELLOW', suit: 'CIRCLE', number: 'ONE' }],
  ['JOKER_ONE', { colour: 'YELLOW', suit: 'HEART', number: 'TWO' }],
  ['JOKER_TWO', { colour: 'BLUE', suit: 'CIRCLE', number: 'ONE' }],
];

const pieces: Pieces = {
  width: 72,
  pieces: [
    ...pack(JOKERS.length).map((card) => face(card)),
    ...declared.map(([card, as]) => face(card, as)),
    { name: 'back', component: CardBack },
  ],
};

export default pieces;
