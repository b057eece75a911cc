import { expect, test } from './kit/house';
import { startMatch } from './kit/tables';

test('a pile does not run away from a pointer at its lower edge', async ({ house }) => {
  const pages = [await house.guest(), await house.guest()];
  await startMatch(pages, { game: 'avalanche' });
  const piles = pages.map((page) => page.locator('[data-board] .pile.legal').first());
  await expect.poll(async () => (await Promise.all(piles.map((pile) => pile.isVisible()))).includes(true)).toBe(true);

  for (const [index, pile] of piles.entries()) {
    if (!(await pile.isVisible())) continue;
    const box = (await pile.boundingBox())!;
    await pages[index]!.mouse.move(box.x + box.width / 2, box.y + box.height - 1);
    await expect.poll(async () => (await pile.boundingBox())!.y).toBeLessThan(box.y);
    const tops = await pile.evaluate(async (risen) => {
      const seen: number[] = [];
      while (seen.length < 60) {
        await new Promise(requestAnimationFrame);
        seen.push(risen.getBoundingClientRect().top);
      }
      return seen;
    });
    expect(new Set(tops).size).toBe(1);
  }
});
