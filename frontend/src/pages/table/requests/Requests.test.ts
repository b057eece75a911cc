import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkView, me } from '../../../app.svelte';
import type { Player, Table, TableRequest } from '../../../protocol/types';
import { table } from '../examples';
import type { TableView } from '../tableView.svelte';
import * as asking from './asking';
import Requests from './Requests.svelte';
import { texts } from './texts';

const visitor = { id: 'pCy', name: 'Cy', version: 0 };
const attempt = (deed: () => Promise<unknown>) => deed().then(() => true);

beforeEach(() => {
  linkView.state = 'live';
  vi.restoreAllMocks();
  vi.spyOn(asking, 'answer').mockResolvedValue(table([]));
  vi.spyOn(asking, 'ask').mockResolvedValue();
});
afterEach(cleanup);

function show(player: Player, at: Table) {
  me.player = player;
  const mySeat = at.seats.find((seat) => seat.player?.id === player.id)?.seat;
  const view = { amHere: true, mySeat, busy: false, refused: '', attempt } as unknown as TableView;
  render(Requests, { view, table: at });
}

const request = (kind: TableRequest['kind'], more: Partial<TableRequest> = {}): TableRequest => ({
  kind,
  player: visitor,
  seat: null,
  answeredBy: 'pAda',
  ...more,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  [texts.letIn, 'YES'],
  [texts.notNow, 'NOT_NOW'],
] as const)('a stranger is answered with one tap: %s', async (button, given) => {
  show({ id: 'pAda', name: 'Ada', version: 0 }, table([{ name: 'Ada' }, {}], { requests: [request('JOIN')] }));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await press(button);
  expect(asking.answer).toHaveBeenCalledWith('t1', 'pCy', given);
});

test('a wish for the next game hides no seat that can be claimed', async () => {
  const requests = [request('NEXT_GAME', { answeredBy: null })];
  const seats = [{ name: 'Ada' }, { name: 'Mia', online: false, claimable: true }];
  show(
    visitor,
    table(seats, { status: 'PLAYING', requests, visitors: [{ player: visitor, presence: 0, online: true }] }),
  );
  expect(screen.queryByRole('button', { name: texts.joinNext })).toBeNull();
  await press(texts.iAm('Mia'));
  expect(asking.ask).toHaveBeenCalledWith('t1', 'CLAIM', 1);
});

const LOST = { name: 'Ben', online: false, claimable: true };
const claim = (more: Partial<TableRequest> = {}) =>
  request('CLAIM', { seat: 2, answeredBy: null, askedOf: ['pAda', 'pMia'], ...more });
const claimed = (more: Partial<TableRequest> = {}, at: Partial<Table> = {}) =>
  table([{ name: 'Ada' }, { name: 'Mia' }, LOST], { status: 'PLAYING', requests: [claim(more)], ...at });

test.each(['Ada', 'Mia'])('every player answers a claim: %s', async (name) => {
  show({ id: `p${name}`, name, version: 0 }, claimed());
  screen.getByText(texts.claimHelp);
  await press(texts.letPlay);
  expect(asking.answer).toHaveBeenCalledWith('t1', 'pCy', 'YES');
});

test.each([
  [claim(), texts.myClaim('Ben')],
  [request('BOT_SEAT', { seat: 1 }), texts.myBotSeat('Mia')],
])('whoever asks is spoken to: %j', (asked, sentence) => {
  show(visitor, claimed({}, { requests: [asked] }));
  expect(document.body.textContent).toContain(sentence);
});

test('nobody else does', () => {
  show({ id: 'pBen', name: 'Ben', version: 0 }, claimed());
  expect(screen.queryByRole('button', { name: texts.letPlay })).toBeNull();
});

test('once one has agreed all read who did and what follows, and may still say no', async () => {
  for (const name of ['Ada', 'Mia', 'Cy']) {
    show({ id: `p${name}`, name, version: 0 }, claimed({ agreed: ['pAda'] }));
    const soon = name === 'Cy' ? texts.passesSoonToMe : texts.passesSoon;
    expect(document.body.textContent).toContain(`${texts.agreed('Ada')} ${soon}`);
    expect(screen.queryByRole('button', { name: texts.letPlay }) === null).toBe(name !== 'Mia');
    if (name !== 'Cy') await press(texts.notNow);
    cleanup();
  }
  expect(asking.answer).toHaveBeenCalledTimes(2);
  expect(asking.answer).toHaveBeenCalledWith('t1', 'pCy', 'NOT_NOW');
});

test.each([
  [['pAda'], texts.needsTwo('Ben')],
  [['pAda', 'pMia'], texts.passesSoonToMe],
])('in a match of days it takes two, or a whole turn: %s', (agreed, words) => {
  show(visitor, claimed({ agreed }, { settings: { ...table([]).settings, turnClock: 'D1' } }));
  expect(document.body.textContent).toContain(words);
});
