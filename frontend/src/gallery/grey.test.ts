/** Everything grey on a board can be pressed, and asks why it is not possible: held against each state of each board. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { distinctMoments, shownBy } from './gameGallery';

afterEach(cleanup);

/** Grey, but no action: it tells by itself what to do first. */
const SILENT = [
  // Why no turn can be called is said next to the whistle.
  '.whistle',
  // A card has to be taken up first.
  '.turn',
  '[data-do="Place"]',
  '[data-do="Discard"]',
  '.place',
].join();

const mine = distinctMoments().filter(({ mine }) => mine);

test.each(mine)('$name', { timeout: 20_000 }, async ({ name }) => {
  const found = shownBy(name)!;
  const moment = found.game.moments[found.name]!;
  const [act, explain] = [vi.fn(), vi.fn()];
  const { container } = render(found.game.Board, { props: { ...moment, act, explain, busy: false } });
  await vi.dynamicImportSettled();
  const grey = [...container.querySelectorAll<HTMLElement>('button[aria-disabled="true"]')];
  for (const button of grey.filter((one) => !one.matches(SILENT))) {
    explain.mockClear();
    await fireEvent.click(button);
    const label = button.getAttribute('aria-label') ?? button.textContent;
    expect(explain, label).toHaveBeenCalledOnce();
    const meant = JSON.stringify((explain.mock.calls[0] as unknown[]).at(-1));
    const legal = moment.legalActions.some((one) => JSON.stringify(one) === meant);
    // A place is grey until a card is taken up that may go there.
    expect(legal && !button.matches('[data-target]'), `${label}: ${meant}`).toBe(false);
  }
  expect(act).not.toHaveBeenCalled();
  for (const button of grey) expect(button.hasAttribute('disabled')).toBe(false);
});
