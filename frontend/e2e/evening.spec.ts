/** An evening of three friends in one room: a match, a rematch of two of them, another game, and the score over all. */
import type { Page } from '@playwright/test';
import { talk } from './kit/driver';
import { expect, test } from './kit/house';
import { texts } from '../src/texts';
import { gameTexts as antarctic } from '../src/games/antarctic/texts/game-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { texts as next } from '../src/pages/table/next/texts';
import { texts as reactions } from '../src/pages/table/reactions/texts';
import { board, ceremony, live, rematchButton, SHORT, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

const score = (page: Page) => page.getByRole('region', { name: next.evening });

test('three friends play, two of them again, and then choose another game', async ({ house }) => {
  test.slow();
  const [host, ada, bjoern] = [await house.guest(), await house.guest(), await house.guest()];
  const everyone = [host, ada, bjoern];
  const voices = everyone.map((page) => new Voice(page));

  await test.step('a reaction is seen by all at the name of its sender', async () => {
    await startMatch(everyone, { options: SHORT });
    await ada.getByRole('button', { name: reactions.react }).click();
    await ada.getByRole('button', { name: reactions.words.LETS_GO }).click();
    for (const page of [host, bjoern])
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Ada' }).locator('[data-reaction="LETS_GO"]'),
      ).toBeVisible();
    await expect(host.locator('[data-reaction]')).toHaveCount(0);
  });

  await test.step('the score of the evening is shown with the result', async () => {
    await talk(voices);
    for (const page of everyone) {
      await expect(ceremony(page)).toBeVisible();
      await expect(score(page).getByRole('listitem')).toHaveCount(1);
    }
  });

  await test.step('two accept a rematch; the third reads on and may watch', async () => {
    const first = voices[0]?.now.match;
    await live(ada);
    await rematchButton(ada).click();
    await expect(ceremony(host).getByText(next.accepted('Ada'))).toBeAttached();
    await rematchButton(host).click();
    await expect(host.getByText(next.missing('Björn'))).toBeVisible();
    await host.getByRole('button', { name: next.start(2) }).click();
    for (const page of [host, ada]) {
      await expect(ceremony(page)).toBeHidden();
      await expect(board(page)).toBeVisible();
    }
    await expect(ceremony(bjoern)).toBeVisible();
    await bjoern.getByRole('button', { name: next.watch }).click();
    await expect(ceremony(bjoern)).toBeHidden();
    const two = voices.slice(0, 2);
    await expect.poll(() => two.every(({ now }) => now.match !== first)).toBe(true);
    await talk(two);
    for (const page of everyone) await expect(score(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the host changes the game, and the friends come to the room when they like', async () => {
    await host.getByRole('button', { name: next.chooseGame }).click();
    await host.getByRole('button', { name: antarctic.title }).click();
    await expect(host.getByRole('heading', { name: texts.table.title(antarctic.title) })).toBeVisible();
    await expect(ceremony(ada)).toBeVisible();
    await ada.getByRole('button', { name: next.come }).click();
    await expect(ada.getByText(gathering.readyForHost)).toBeVisible();
    for (const page of [host, ada]) await expect(score(page).getByRole('listitem')).toHaveCount(2);
  });
});
