import type { Page } from '@playwright/test';
import { describeEvent } from '../src/games/avalanche/texts/texts';
import type { AvalancheEvent } from '../src/games/avalanche/types';
import type { SeatInfo } from '../src/games/game';
import type { Replay } from '../src/protocol/types';
import { play, talk } from './kit/driver';
import { expect, test } from './kit/site';
import { ceremony, endedMatch, SHORT, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

/** Enough for cards to lie, fall and be turned. */
const BY_HAND = 25;

test('the live region says each public event once, in order; nothing moves for those who asked for it, and something does for the others', async ({
  site,
}) => {
  const host = await site.guest({ reducedMotion: 'reduce' });
  const friend = await site.guest({ reducedMotion: 'no-preference' });
  await host.addInitScript(listen);
  for (const page of [host, friend]) await page.addInitScript(watchMotion);
  const voices = [host, friend].map((page) => new Voice(page));
  await startMatch([host, friend], { options: SHORT });
  await play([host, friend], { until: (actions) => actions === BY_HAND });
  const motions = (page: Page) => page.evaluate(() => (window as unknown as { motions: string[] }).motions);
  expect(await motions(friend)).not.toEqual([]);
  await talk(voices);
  await expect(ceremony(host)).toBeVisible();
  expect(await motions(host)).toEqual([]);

  const heard = await host.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const sentences = await told(host);
  expect(sentences.length).toBeGreaterThan(10);
  expect(heard.filter((words) => sentences.includes(words))).toEqual(sentences);
});

/** Returns the words in which the finished match spoke to its first seat. */
async function told(host: Page): Promise<string[]> {
  const match = await endedMatch(host);
  const replay = (await (await host.request.get(`/api/matches/${match}/replay?viewer=seat.0`)).json()) as Replay;
  const seats: SeatInfo[] = replay.match.seats.map(({ seat, name }) => ({
    seat,
    name,
    me: seat === 0,
    online: true,
    away: 'PRESENT',
  }));
  const sentences = replay.plies.flatMap((ply) =>
    ply.events.map((event) => describeEvent(event as AvalancheEvent, seats)),
  );
  return sentences.filter((sentence) => sentence !== '');
}

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
