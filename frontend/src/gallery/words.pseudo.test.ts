/** Each moment of each game, at its table, in the pseudo-language: what stands there without brackets is hard-coded. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { hardCoded, shownTexts } from '../../languages/shown';
import { huskies } from '../games/hike/deck';
import Gallery from './Gallery.svelte';
import { LONGEST } from './table';
import { allMoments, shownBy } from './gameGallery';

afterEach(cleanup);

/** Printed on the cards. */
const HUSKIES = Object.values(huskies).map(({ name }) => name);

const settled = (container: Element) =>
  vi.waitFor(() => expect(container.querySelector('[data-board], section[aria-label]')).not.toBeNull());

const moments = allMoments();

test.each(moments)('$name', async ({ name }) => {
  const { game, name: moment } = shownBy(name)!;
  const { seats, events } = game.moments[moment]!;
  const names = [...HUSKIES, ...LONGEST, ...seats.map((seat) => seat.name)];
  const { container } = render(Gallery, { show: `shell-${name}`, from: null });
  await settled(container);
  await new Promise((done) => setTimeout(done, 20));
  const told = events.map((event) => ({ where: event.type, text: game.describeEvent(event, seats) }));
  expect(hardCoded([...shownTexts(), ...told], names)).toEqual([]);
});
