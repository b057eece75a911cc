import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { texts as archive } from '../src/pages/archive/texts';
import { room } from '../src/pages/table/gathering/room-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { programTexts } from '../src/pages/table/program-texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { play } from './kit/driver';
import { expect, test } from './kit/site';
import { board, ceremony, endedMatch, gameOptions, openTable, SHORT, startButton } from './kit/tables';

test.use({ settings: ['chalet.limits.program-sends.per-second=1000', 'chalet.limits.program-sends.burst=1000'] });

const PROGRAM = join(import.meta.dirname, '..', '..', 'docs', 'bots', 'random.mjs');

const dialog = (page: Page): Locator => page.getByRole('dialog');
const chair = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: gathering.round }).getByRole('listitem').nth(seat);

/** The program of docs/bots.md, as somebody would start it who has that token. */
function run(page: Page, token: string): ChildProcess {
  return spawn(process.execPath, ['--experimental-websocket', PROGRAM, new URL(page.url()).origin, token, '20'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Opens the choice of a bot for the first free chair. */
async function addBot(host: Page): Promise<void> {
  await gameOptions(host).click();
  await host.getByRole('button', { name: room.addBot }).click();
}

/** Makes a token in the dialog that is open, and closes it. */
async function makeToken(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: programTexts.make }).click();
  const token = await dialog(page).getByLabel(programTexts.token).inputValue();
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  return token;
}

test('the host gives a seat to a program, which plays a match to its end', async ({ site }) => {
  const host = await site.guest();
  await openTable(host, { seats: 2, options: SHORT });
  const name = (await chair(host, 0).locator('strong').textContent()) ?? '';
  await addBot(host);
  await dialog(host).getByRole('button', { name: botTexts.ofMine }).click();
  const token = await makeToken(host);
  await expect(chair(host, 1)).toContainText(botTexts.programOf(name));
  await expect(chair(host, 1)).toContainText(texts.table.away);
  const program = run(host, token);
  try {
    await expect(chair(host, 1)).not.toContainText(texts.table.away);
    await startButton(host).click();
    await expect(board(host)).toBeVisible();
    const players = host.getByRole('list', { name: texts.play.seats });
    await expect(players.getByText(`(${botTexts.botOf(botTexts.programOf(name))})`)).toHaveCount(1);
    await play([host]);
    await expect(ceremony(host).getByText(`(${botTexts.botOf(botTexts.programOf(name))})`)).toHaveCount(1);
    const match = await endedMatch(host);
    await host.goto(`/m/${match}`);
    await expect(
      host.getByRole('table', { name: archive.result }).getByText(`(${botTexts.botOf(botTexts.program)})`),
    ).toHaveCount(1);
  } finally {
    program.kill();
  }
});
