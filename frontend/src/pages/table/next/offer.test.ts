import { expect, test } from 'vitest';
import { table } from '../examples';
import { offerOf } from './offer';

const over = table(
  [
    { name: 'Ada', ready: false },
    { name: 'Ben', ready: true },
    { name: 'Eve', ready: false },
    { bot: { name: 'Bot Alma', level: 'SKIER' }, ready: true },
  ],
  { status: 'OVER', match: 'm1' },
);

test('the host counts among those who start, and knows who has not answered', () => {
  const offer = offerOf(over, 'm1', 'pAda');
  expect(offer).toMatchObject({ stage: 'OPEN', amHost: true, missing: ['Eve'], players: 3 });
  expect(offer.mine?.accepted).toBe(false);
});

test('a guest sees who has accepted, and who starts', () => {
  const offer = offerOf(over, 'm1', 'pEve');
  expect(offer.answers.map(({ name, accepted }) => [name, accepted])).toEqual([
    ['Ada', false],
    ['Ben', true],
    ['Eve', false],
  ]);
  expect(offer).toMatchObject({ amHost: false, hostName: 'Ada', missing: ['Ada'] });
});

test('the table may have gone on', () => {
  expect(offerOf({ ...over, status: 'GATHERING' }, 'm1', 'pEve').stage).toBe('ROOM');
  expect(offerOf({ ...over, status: 'PLAYING', match: 'm2' }, 'm1', 'pEve').stage).toBe('BEGUN');
});
