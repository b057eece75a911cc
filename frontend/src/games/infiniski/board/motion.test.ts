import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import { flights } from './motion';

test('a jump lays the card, discards the hand, and turns new cards up', () => {
  const [moment] = Object.values(moments);
  const { view } = moment!;
  const jumped = { part: 'RIGHT', must: false, forced: false, discarded: ['S02'], speed: 4, hazard: 2 } as const;
  const found = flights({
    events: [
      { type: 'CardLaid', card: 'S01', orientation: 'LANDSCAPE', turn: 3 },
      { type: 'Jumped', ...jumped },
      { type: 'Drawn', cards: ['S03'] },
    ],
    before: view,
    view,
    viewer: null,
    mine: false,
  });
  expect(found.map(({ from, to, back }) => [...from, ...to, back !== undefined])).toEqual([
    ['card-S01', 'slope', false],
    ['card-S02', 'discards', false],
    ['deck', 'card-S03', true],
  ]);
});
