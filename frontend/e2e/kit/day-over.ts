/** A deal of the day as it is when its day is over and bots have played it, which no test can wait for. */
import type { Page } from '@playwright/test';
import { seedHash } from '../../src/fairness/shuffle';
import type { Daily, Deal, DealtMatch, DrawnSeed } from '../../src/protocol/deals';
import type { Replay } from '../../src/protocol/types';

const REJECTED = '5a'.repeat(32);
const TAKEN = 'a5'.repeat(32);

const SEEDS: DrawnSeed[] = [
  { number: 1, seed: REJECTED, seedHash: seedHash(REJECTED), verdict: 'IMPOSSIBLE', nodes: 321 },
  { number: 2, seed: TAKEN, seedHash: seedHash(TAKEN), verdict: 'FOUND', nodes: 584 },
];

/** A server that has found a par and a way to win; `over`: when the day has ended. */
const told = (deal: Deal, over: boolean): Deal => ({
  ...deal,
  endsAt: over ? new Date(Date.now() - 60_000).toISOString() : deal.endsAt,
  open: over,
  par: { level: 'GUIDE', runs: 20, successes: deal.game === 'crashlanding' ? 14 : 20, points: 17 },
  draw: { verdict: 'FOUND', rejected: [seedHash(REJECTED)] },
});

/** Lets the server say so; `shown` is what there is to watch. */
export async function tell(page: Page, over: () => boolean, shown: Replay): Promise<void> {
  await page.route(/\/api\/deals\/\w+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: told((await answer.json()) as Deal, over()) });
  });
  await page.route(/\/api\/matches\/\w+\/deal$/, async (route) => {
    const answer = await route.fetch();
    const dealt = (await answer.json()) as DealtMatch;
    await route.fulfill({ response: answer, json: { ...dealt, deal: dealt.deal && told(dealt.deal, over()) } });
  });
  await page.route(/\/api\/daily$/, async (route) => {
    const answer = await route.fetch();
    const days = (await answer.json()) as Daily[];
    await route.fulfill({ response: answer, json: days.map((day) => ({ ...day, deal: told(day.deal, over()) })) });
  });
  await page.route(/\/api\/deals\/\w+\/seeds$/, (route) => route.fulfill({ json: SEEDS }));
  await page.route(/\/api\/deals\/\w+\/(par|line)$/, (route) => route.fulfill({ json: shown }));
}
