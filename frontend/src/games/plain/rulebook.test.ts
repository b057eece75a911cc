import { expect, test } from 'vitest';
import { anchorsOfRefusals } from '../anchors';
import { read, rulebookOf } from './rulebook';

test('headings, paragraphs and lists are read, and the rulings left out', () => {
  const book = read(
    '# Game\n\nA **fine**\ngame.\n\n## The end\n\nAll over.\n\n- one\n- two\n  more\n\n## Rulings\n\nNo.\n',
  );
  expect(book).toEqual({
    lead: 'A fine game.',
    sections: [{ id: 'the-end', title: 'The end', paragraphs: ['All over.'], points: ['one', 'two more'] }],
  });
});

test('of a game without a rulebook there is none', async () => {
  expect(await rulebookOf('chess')).toBeUndefined();
});

test('every paragraph to which a refusal of Oh Hell links is in its rulebook', async () => {
  const anchors = anchorsOfRefusals('ohhell');
  expect(anchors).toContain('bidding');
  const book = await rulebookOf('ohhell');
  expect(book?.sections.map(({ id }) => id)).toEqual(expect.arrayContaining([...anchors, 'end']));
  expect(book?.lead).toMatch(/^Everyone bids/);
});
