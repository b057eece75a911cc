import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../app.svelte';
import { Problem } from '../../protocol/rest';
import type { TableSummary } from '../../protocol/types';
import { place } from '../../router.svelte';
import { deals } from '../solo/soloRequests';
import { known } from '../solo/examples';
import { siteKey } from '../solo/siteKey.svelte';
import { keepOptions, keepTable, keptTable } from '../solo/soloMemory';
import AloneWays from './AloneWays.svelte';
import { texts } from '../solo/texts';

const running: TableSummary = {
  id: 't1',
  game: 'alone',
  hostName: 'Ada',
  status: 'PLAYING',
  seats: 1,
  taken: 1,
  isPublic: false,
  spectators: true,
  turnClock: 'OFF',
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(me, 'needed').mockResolvedValue({ id: 'pAda', name: 'Ada', version: 0 });
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('one click deals, as this browser chose last', async () => {
  keepOptions('alone', { storm: 'ON' });
  const solitaire = vi.spyOn(deals, 'solitaire').mockResolvedValue({ table: 't5', match: 'm5' });
  render(AloneWays, { game: known, tables: [] });
  screen.getByText('Storm');
  await fireEvent.click(button(texts.dealGame('Alone')));
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t5'));
  expect(solitaire).toHaveBeenCalledWith('alone', { storm: 'ON', rockets: 0 }, false);
  expect(keptTable('alone')).toBe('t5');
});

test('where a match is running, one goes on or gives it up', async () => {
  keepTable('alone', 't1');
  const solitaire = vi.spyOn(deals, 'solitaire').mockResolvedValue({ table: 't1', match: 'm6' });
  render(AloneWays, { game: known, tables: [running] });
  expect(screen.getByRole('link', { name: texts.goOnGame('Alone') }).getAttribute('href')).toBe('/t/t1');
  await fireEvent.click(button(texts.anewGame('Alone')));
  expect(solitaire).toHaveBeenCalledWith('alone', { storm: 'OFF', rockets: 0 }, true);
});

test('a match of a deal at another table is none of mine', () => {
  render(AloneWays, { game: known, tables: [running] });
  button(texts.dealGame('Alone'));
});

test('what this browser does not know, the server tells', async () => {
  vi.spyOn(deals, 'solitaire').mockRejectedValue(new Problem(409, 'unfinished', 'Not yet.', '', 't7'));
  render(AloneWays, { game: known, tables: [] });
  await fireEvent.click(button(texts.dealGame('Alone')));
  const goOn = await screen.findByRole('link', { name: texts.goOnGame('Alone') });
  expect(goOn.getAttribute('href')).toBe('/t/t7');
  await vi.waitFor(() => expect(document.activeElement).toBe(goOn));
  screen.getByText(texts.unfinished('Alone'));
});

test('a site with a key asks for it', async () => {
  const solitaire = vi
    .spyOn(deals, 'solitaire')
    .mockRejectedValueOnce(new Problem(403, 'table-key-needed', 'A key, please.'))
    .mockResolvedValue({ table: 't5', match: 'm5' });
  render(AloneWays, { game: known, tables: [] });
  await fireEvent.click(button(texts.dealGame('Alone')));
  await fireEvent.input(await screen.findByLabelText(new RegExp(texts.key)), { target: { value: ' snow ' } });
  await fireEvent.click(button(texts.dealGame('Alone')));
  await vi.waitFor(() => expect(solitaire).toHaveBeenCalledTimes(2));
  expect(siteKey.words).toBe(' snow ');
});
