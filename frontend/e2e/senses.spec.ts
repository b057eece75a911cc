import type { Page } from '@playwright/test';
import type { SeatInfo } from '../src/games/game';
import type { Replay } from '../src/protocol/types';
import { GAMES } from './games';
import { expect, test } from './house';
import { ceremony, endedMatch, startMatch } from './tables';

for (const { game, options, windows, describe, players } of GAMES)
  test(`the live region says each public event of ${game} once, in order`, async ({ house }) => {
    const pages = [await house.guest(), await house.guest()];
    const [host] = pages as [Page, Page];
    await host.addInitScript(listen);
    const play = players(pages);
    await startMatch(pages, { game, options, windows });
    await play();
    await expect(ceremony(host)).toBeVisible();

    const match = await endedMatch(host);
    const replay = (await (await host.request.get(`/api/matches/${match}/replay?viewer=seat.0`)).json()) as Replay;
    const seats: SeatInfo[] = replay.match.seats.map(({ seat, name }) => ({
      seat,
      name,
      me: seat === 0,
      online: true,
      away: 'PRESENT',
    }));
    const events = replay.plies.flatMap((ply) => ply.events.map((event) => describe(event, seats)));
    const sentences = events.filter((sentence) => sentence !== '');
    expect(sentences.length).toBeGreaterThan(10);
    const heard = await host.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((words) => sentences.includes(words))).toEqual(sentences);
  });

/** Notes what is added to live regions, as a screen reader would. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const live = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]',
    );
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (!live(target)) continue;
      const added = type === 'characterData' ? [target] : [...addedNodes];
      heard.push(...added.map((node) => node.textContent?.trim() ?? '').filter((words) => words !== ''));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

for (const { game, options, windows, players } of GAMES)
  test(`nothing of ${game} moves for those who asked for it, and something does for the others`, async ({ house }) => {
    const still = await house.guest({ reducedMotion: 'reduce' });
    const moving = await house.guest({ reducedMotion: 'no-preference' });
    const pages = [still, moving];
    for (const page of pages) await page.addInitScript(watchMotion);
    const play = players(pages);
    await startMatch(pages, { game, options, windows });
    await play(20);
    const motions = (page: Page) => page.evaluate(() => (window as unknown as { motions: string[] }).motions);
    expect(await motions(still)).toEqual([]);
    expect(await motions(moving)).not.toEqual([]);
  });

/** Notes every animation and transition that takes long enough to be seen. */
function watchMotion(): void {
  const motions: string[] = [];
  Object.assign(window, { motions });
  const SEEN_MILLIS = 20;
  const note = (animation: Animation) => {
    const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
    const target = (animation.effect as KeyframeEffect | null)?.target;
    if (Number(duration ?? 0) + (delay ?? 0) > SEEN_MILLIS)
      motions.push(`${target?.tagName ?? '?'}.${target?.getAttribute('class') ?? ''} ${duration}`);
  };
  for (const type of ['animationstart', 'transitionrun'])
    document.addEventListener(type, (event) => (event.target as Element).getAnimations().forEach(note));

  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note(animation);
    return animation;
  };
}
