/** The same visit in the browsers that Playwright does not drive: by a link to a table, a turn of each game, a rematch. */
import { botTexts } from '../../src/bot-texts';
import { entrance } from '../../src/entrance-texts';
import { gameTexts as antarctic } from '../../src/games/antarctic/texts/game-texts';
import { gameTexts as avalanche } from '../../src/games/avalanche/texts/game-texts';
import { gameTexts as crashLanding } from '../../src/games/crashlanding/texts/game-texts';
import { gameTexts as hike } from '../../src/games/hike/texts/game-texts';
import { gameTexts as infiniski } from '../../src/games/infiniski/texts/game-texts';
import { texts as solo } from '../../src/pages/solo/texts';
import { room } from '../../src/pages/table/gathering/room-texts';
import { texts } from '../../src/texts';
import { dice, HURRY, pick } from '../kit/driver';
import { expect, test } from '../kit/site';
import { WARNING, type Engine } from './engine';
import { firefox } from './firefox';
import { Person } from './person';
import { isMine, turn } from './turns';
import { webkit } from './webkit';

// Bots of these tests have no time to be watched.
test.use({ settings: ['chalet.bots.tempo=0.02'] });

const CEREMONY = `section[aria-label="${texts.end.result}"]`;
const CONTROLS = '[data-board] button';
/** Of each game for several, but Avalanche, which is played to its end: how many sit down, one of them a bot. */
const TABLES = [
  { game: 'antarctic', title: antarctic.title, seats: 3 },
  { game: 'hike', title: hike.title, seats: 3 },
  { game: 'crashlanding', title: crashLanding.title, seats: 2 },
];

for (const engine of [firefox, webkit])
  test(`a table joined by its link, a turn of each game and a rematch in ${engine.name}`, async ({ server }, info) => {
    needs(engine);
    const browser = await engine.start();
    try {
      const windows = [await browser.window(), await browser.window()];
      const [host, friend] = windows.map((window) => new Person(window)) as [Person, Person];
      const table = [host, friend];

      await test.step('somebody takes a name', async () => {
        await host.window.open(server.url);
        // A board that ends turns by itself takes its time about it.
        await host.window.run('localStorage.setItem("chalet.crashlanding.endsItself", "off")');
        await host.press('button', entrance.lobby.rename);
        await host.write('#my-name', 'Heidi');
        await host.press('button', entrance.lobby.save);
        await host.sees('.name strong', 'Heidi');
      });

      for (const { game, title, seats } of TABLES)
        await test.step(`a turn of ${title}`, async () => {
          await openTable(host, title, server.url);
          await join(friend, await host.window.run('return document.querySelector("input[readonly]").value'));
          if (seats > 2) await askBot(host);
          await host.press('button', room.start(seats));
          for (const person of table) await person.sees('[data-board]');
          await untilPlayed(host, table, game);
          await info.attach(game, { body: await host.window.picture(), contentType: 'image/png' });
        });

      await test.step(`a turn of ${infiniski.title}`, async () => {
        await host.window.open(server.url);
        await host.press('button', solo.dealGame(infiniski.title));
        await host.sees('[data-board]');
        const version = () =>
          host.window.run<number>('return +document.querySelector("[data-version]").dataset.version');
        const before = await version();
        await turn(host, 'infiniski', async () => (await version()) > before);
      });

      await test.step('a match to its end, and a rematch', async () => {
        await openTable(host, avalanche.title, server.url, avalanche.optionNames.deck!.choices.SHORT!.label);
        await join(friend, await host.window.run('return document.querySelector("input[readonly]").value'));
        await host.press('button', room.start(2));
        for (const person of table) await person.sees('[data-board]');
        await playOn(table);
        for (const person of table) await person.sees(CEREMONY);
        for (const person of [friend, host]) await person.press('button', texts.end.rematch);
        for (const person of table) {
          await person.seesNo(CEREMONY);
          await person.sees('[data-board]');
        }
        await untilPlayed(host, table, 'avalanche');
      });

      // A complaint that arrives now shows that all earlier ones would have been heard.
      for (const { window } of table) {
        await window.run('console.error("said at the end")');
        const heard: string[] = [];
        const errors = async () => {
          heard.splice(0, heard.length, ...(await window.complaints()));
          return heard.filter((words) => !words.startsWith(WARNING));
        };
        await expect.poll(errors).toEqual(['said at the end']);
        await info.attach('console', { body: heard.join('\n') });
      }
    } finally {
      await browser.close();
    }
  });

/** Skips the test with a loud line if the browser is missing; if CI=true, fails it. */
function needs({ name, missing }: Engine): void {
  if (!missing) return;
  const loud = `*** TEST IN ${name.toUpperCase()} SKIPPED: not installed here: ${missing}. ***`;
  if (process.env.CI === 'true') throw new Error(loud);
  console.error(loud);
  test.skip(true, loud);
}

async function openTable(host: Person, title: string, url: string, option?: string): Promise<void> {
  await host.window.open(url);
  await host.press('button', entrance.lobby.playWithFriends(title));
  await host.sees('input[readonly]');
  if (!option) return;
  await host.press('summary', room.options);
  await host.press('fieldset label', option);
  await host.sees('details[open] > [aria-busy="false"]');
}

async function join(friend: Person, link: string): Promise<void> {
  await friend.window.open(link);
  await friend.write('form input', 'Peter');
  await friend.press('button', entrance.invite.sit);
  await friend.sees('button', texts.table.notYet);
}

async function askBot(host: Person): Promise<void> {
  await host.press('summary', room.options);
  await host.press('button', room.addBot);
  await host.press('dialog button', botTexts.levels.BEGINNER);
  await host.seesNo('dialog button');
}

/** Plays turns of whoever is to move until one of them was this person's. */
async function untilPlayed(person: Person, table: readonly Person[], game: string): Promise<void> {
  for (let mover: Person | undefined; mover !== person;) {
    await expect
      .poll(async () => {
        const mine = await Promise.all(table.map(isMine));
        mover = table[mine.indexOf(true)];
        return mover !== undefined;
      })
      .toBe(true);
    await turn(mover!, game);
  }
}

/** Plays a match to its end with whatever the boards offer. */
async function playOn(table: readonly Person[]): Promise<void> {
  const chance = dice(20261126);
  for (;;) {
    let offered: string[][] = [];
    const next = async (): Promise<boolean> => {
      offered = await Promise.all(table.map((person) => person.names(CONTROLS)));
      if (offered.some((names) => names.length > 0)) return true;
      return (await Promise.all(table.map((person) => person.count(CEREMONY)))).every((count) => count > 0);
    };
    await expect.poll(next, { intervals: [10, 20, 40], message: 'somebody can act, or the match is over' }).toBe(true);
    const mover = offered.findIndex((names) => names.length > 0);
    if (mover < 0) return;
    await table[mover]!.press(CONTROLS, '', pick(offered[mover]!, HURRY, chance));
  }
}
