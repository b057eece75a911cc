import { texts } from '../../src/texts';
import { play } from '../kit/driver';
import { expect, test } from '../kit/house';
import { banner, ceremony, endedMatch, SHORT, startMatch } from '../kit/tables';

test('four people play a whole match', async ({ house }) => {
  const players = await Promise.all([0, 1, 2, 3].map(() => house.guest()));
  await startMatch(players, { options: SHORT });
  await play(players);
  for (const page of players) {
    await expect(banner(page)).toContainText(texts.play.over);
    await expect(ceremony(page).getByRole('listitem')).toHaveCount(4);
  }
  const matches = await Promise.all(players.map(endedMatch));
  expect(new Set(matches).size).toBe(1);
});
