import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, rest } from '../../app.svelte';
import type { Snapshot } from '../../protocol/types';
import { place } from '../../router.svelte';
import { arriveAt } from './arrived';
import { table } from './examples';
import { TableView } from './tableView.svelte';

const found = table([{ name: 'Ada' }, {}]);
const snapshot = { position: {}, past: [] } as unknown as Snapshot;
let view: TableView;

beforeEach(() => {
  me.known = true;
  me.player = { id: 'pAda', name: 'Ada', version: 0 };
});
afterEach(() => view.close());

test('a table that was told on the way there is shown without asking, once', async () => {
  const asked = vi.spyOn(rest, 'table').mockResolvedValue({ ...found, version: 2 });
  arriveAt({ table: found, snapshot });
  expect(place.pathname).toBe('/t/t1');
  view = new TableView('t1');
  await view.load();
  expect(view.table?.version).toBe(1);
  expect(view.amHere).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  expect(view.takeSnapshot()).toBe(snapshot);
  expect(view.takeSnapshot()).toBeUndefined();
  await view.load();
  expect(asked).toHaveBeenCalledOnce();
  expect(view.table?.version).toBe(2);
});

test('another table than the one that was told is asked for', async () => {
  const asked = vi.spyOn(rest, 'table').mockResolvedValue({ ...found, id: 't2' });
  arriveAt({ table: found });
  view = new TableView('t2');
  await view.load();
  expect(asked).toHaveBeenCalledExactlyOnceWith('t2');
});
