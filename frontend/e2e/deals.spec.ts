import { texts } from '../src/pages/solo/texts';
import { describeResult as flown } from '../src/games/crashlanding/texts/texts';
import { describeResult as skied } from '../src/games/infiniski/texts/texts';
import type { Outcome } from '../src/protocol/types';
import { expect, test } from './kit/site';
import { Pilot } from './kit/pilot';
import { Skier } from './kit/skier';
import {
  challengeLink,
  closedSign,
  dealButton,
  dealOf,
  endButton,
  endLink,
  replayAnswer,
  replayWords,
  results,
  secondTry,
  TITLES,
} from './kit/solo-pages';
import { banner, ceremony } from './kit/tables';

const words = texts.page;
const DAY = 86_400_000;
const LONGEST = 300_000;

test('the deal of the day counts once, and what it was stays closed to all until the day has ended', async ({
  site,
}) => {
  test.skip(DAY - (Date.now() % DAY) < LONGEST, 'This day ends before the test does.');
  const [page, otherPage] = [await site.guest(), await site.guest()];
  const [first, second] = [new Skier(page), new Skier(otherPage)];

  await page.goto('/');
  const today = { name: texts.playTodayOf(TITLES.infiniski), exact: true };
  const match = await first.gets(() => page.getByRole('button', today).click());
  await expect(banner(page)).toContainText(texts.table.sharedDeal);
  const { hand } = first.dealt;
  await first.act('on the board');
  await first.playOn('said');
  const result = skied(first.now.turn.over!.results[0]!);
  await expect(endLink(page, texts.end.results)).toBeVisible();
  await expect(endLink(page, texts.end.replay)).toHaveCount(0);
  await endLink(page, texts.end.results).click();
  await expect(results(page)).toHaveText(new RegExp(`${words.isYou.replace(/[()]/g, '\\$&')}.*${result}`));
  await expect(page).toHaveURL(/\/deal\//);
  const code = page.url().split('/').pop()!;

  await test.step('a second try is offered as one that does not count', async () => {
    await expect(page.getByRole('button', { name: words.playDay })).toHaveCount(0);
    expect(await secondTry(page, code)).toBe('already-played');
    await first.gets(() => page.getByRole('button', { name: words.again }).click());
    expect(first.dealt.hand).toEqual(hand);
    await expect(banner(page)).toContainText(texts.table.practice);
    await first.playOn('said');
    await expect(ceremony(page)).toContainText(texts.end.notCounted);
    expect((await dealOf(page, code)).mine?.outcome).toEqual(first.positions.all.find(endOf(match))!.turn.over);
  });

  await test.step('to somebody who has not played it, and to whoever has, it is closed', async () => {
    await otherPage.goto(`/deal/${code}`);
    await expect(results(otherPage)).toHaveCount(1);
    for (const each of [page, otherPage]) {
      expect(await replayAnswer(each, match)).toBe('deal-closed');
      await each.goto(`/m/${match}`);
      await expect(closedSign(each)).toBeVisible();
      await expect(replayWords(each)).toHaveCount(0);
    }
  });

  await test.step('the same cards for everybody, and one table of results', async () => {
    await otherPage.goto('/daily');
    const others = await second.gets(() => otherPage.getByRole('button', today).click());
    expect(second.dealt.hand).toEqual(hand);
    await second.playOn('said');
    await endLink(otherPage, texts.end.results).click();
    await expect(results(otherPage)).toHaveCount(2);
    await expect(otherPage.getByText(words.fairDay)).toBeVisible();
    await expect(otherPage.getByRole('link', { name: words.replay })).toHaveCount(0);
    expect(await replayAnswer(otherPage, others)).toBe('deal-closed');
  });
});

test('a challenge gives the very same cards, and both results and replays stand next to each other afterwards', async ({
  site,
}) => {
  const [page, friendPage] = [await site.guest(), await site.guest()];
  const [challenger, friend] = [new Pilot(page), new Pilot(friendPage)];
  const told = ({ results: [result], reason }: Outcome) => flown(result!, reason);

  await page.goto('/');
  const match = await challenger.gets(() => dealButton(page, 'crashlanding').click());
  await challenger.playOn('said');
  const toBeat = told(challenger.now.turn.over!);
  await endButton(page, texts.end.challenge).click();
  const link = await challengeLink(page).inputValue();
  const code = link.split('/').pop()!;

  await friendPage.goto(link);
  const { name } = (await dealOf(friendPage, code)).challenger!.player;
  await expect(friendPage.getByRole('heading', { name: words.challenge(name, TITLES.crashlanding) })).toBeVisible();
  await expect(friendPage.getByText(words.beat(name, toBeat))).toBeVisible();
  await expect(friendPage.getByRole('link', { name: words.replayOf(name) })).toHaveCount(0);
  expect(await replayAnswer(friendPage, match)).toBe('deal-closed');
  await friend.gets(() => friendPage.getByRole('button', { name: words.play, exact: true }).click());
  await friend.act('on the board');
  expect(await replayAnswer(friendPage, match), 'while it is played').toBe('deal-closed');
  await friend.playOn('said');
  expect(foundBy(friend)).toEqual(foundBy(challenger));

  await endLink(friendPage, texts.end.results).click();
  const both = friendPage.getByRole('region', { name: words.sideBySide });
  await expect(both.getByRole('listitem')).toHaveCount(2);
  await expect(both).toContainText(toBeat);
  await expect(both).toContainText(told(friend.now.turn.over!));
  await expect(both.getByRole('link')).toHaveCount(2);
  await both.getByRole('link', { name: words.replayOf(name) }).click();
  await expect(replayWords(friendPage)).toBeVisible();
  await page.goto(link);
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).getByRole('link')).toHaveCount(2);
});

const endOf =
  (wanted: string) =>
  ({ match, turn }: { match: string; turn: { over: unknown } }) =>
    match === wanted && turn.over !== null;

/** The rockets that somebody found in the match that is played, in order. Whoever flies alike finds the same. */
const foundBy = ({ positions, now }: Pilot): string[] =>
  positions.all
    .filter(({ match }) => match === now.match)
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'Found' ? [event.rocket] : [])));
