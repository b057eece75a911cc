/** Each state of each board, at its table, in the pseudo-language: what stands there without brackets is hard-coded. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { hardCoded, shownTexts } from '../../languages/shown';
import { huskies } from '../games/hike/deck';
import Gallery from './Gallery.svelte';
import { LONGEST } from './table';
import { distinctMoments, shownBy, type GameGallery } from './gameGallery';

/** There is no server: what the gallery does not know never comes. */
vi.hoisted(() => {
  globalThis.fetch = () => new Promise<never>(() => {});
});
afterEach(cleanup);

const galleries = import.meta.glob<{ default: GameGallery }>('../games/*/gallery/index.ts', { eager: true });
const games = Object.fromEntries(
  Object.entries(galleries).map(([path, { default: game }]) => [path.split('/')[2]!, game]),
);

/** Printed on the cards. */
const HUSKIES = Object.values(huskies).map(({ name }) => name);

const settled = (container: Element) =>
  vi.waitFor(() => expect(container.querySelector('[data-board], section[aria-label]')).not.toBeNull(), 20_000);

test.each(distinctMoments())('$name', async ({ name }) => {
  const { game, name: moment } = shownBy(name)!;
  const { seats, events } = game.moments[moment]!;
  const names = [...HUSKIES, ...LONGEST, ...seats.map((seat) => seat.name)];
  const { container } = render(Gallery, { show: `shell-${name}`, from: null });
  await settled(container);
  await new Promise((done) => setTimeout(done, 20));
  const told = events.map((event) => ({ where: event.type, text: game.describeEvent(event, seats) }));
  expect(hardCoded([...shownTexts(), ...told], names)).toEqual([]);
});

test.each(Object.keys(games))('rules page and pictures of %s', async (game) => {
  for (const { component, props } of Object.values(games[game]!.pictures)) render(component, { props: { ...props } });
  await new Promise((done) => setTimeout(done, 20));
  expect(hardCoded(shownTexts(), HUSKIES)).toEqual([]);
});
