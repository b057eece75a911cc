import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { entrance } from '../../src/entrance-texts';
import { texts as archive } from '../../src/pages/archive/texts';
import { texts as review } from '../../src/pages/archive/review/texts';
import { texts as solo } from '../../src/pages/solo/texts';
import { programTexts } from '../../src/pages/table/programTexts';
import type { Daily } from '../../src/protocol/deals';
import type { GameInfo, Table } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import { textsOf } from '../tables';
import { MATCHES } from './recorded';
import { FRIEND, LONGEST, type Visitor } from './visitor';

/** A page, or what opens on it when controls are pressed one after the other. */
export interface View {
  address: string;
  /** Selectors. */
  press?: readonly string[];
  /** Is there when all is. */
  shows?: string;
}

const DIALOG = 'dialog:modal';
/** Names of people are set apart in the direction in which they are written. */
const button = (name: string) =>
  `role=button[name=/^${name
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(FRIEND, `.?${FRIEND}.?`)
    .replace(LONGEST, `.?${LONGEST}.?`)}$/]`;
const inDialog = (selector: string) => `${DIALOG} >> ${selector}`;

/** Seats people at tables of many, and tells all kinds of pages that there are then, with what opens on them. */
export async function allViews(me: Visitor, friend: Visitor): Promise<View[]> {
  const games = await me.read<GameInfo[]>('/api/games');
  const titles = new Map<string, string>();
  for (const { id } of games) titles.set(id, (await textsOf(id)).title);
  const titleOf = (game: string) => titles.get(game) ?? '';
  const days = (await me.read<Daily[]>('/api/daily')).map(({ deal }) => `/daily/${deal.game}/${deal.day}`);

  const gathering = await openTable(me, games);
  const strange = await openTable(friend, games);
  await friend.write('POST', `/api/tables/${gathering.id}/visit`);
  await friend.write('PUT', `/api/tables/${gathering.id}/seats/1`);
  await friend.write('POST', `/api/tables/${gathering.id}/chat`, { text: `${LONGEST}! `.repeat(6) });
  await me.write('PUT', `/api/tables/${gathering.id}/seats/2/bot`, { level: 'SKIER' });
  const full = await openTable(me, games, 2);
  await friend.write('POST', `/api/tables/${full.id}/visit`);
  await friend.write('PUT', `/api/tables/${full.id}/seats/1`);
  const playing = await me.write<Table>('POST', '/api/tables/against-bots', {
    game: 'hike',
    seats: 6,
    level: 'BEGINNER',
    botPace: 'SLOW',
    options: optionsOf(games, 'hike'),
  });
  const alone = await me.write<{ table: string }>('POST', '/api/solitaires', { game: 'infiniski', options: {} });

  const pages = [
    ...['/', '/new', '/new/hike', '/daily', '/records', '/records?game=crashlanding', '/archive', '/nowhere'],
    ...games.map(({ id }) => `/rules/${id}`),
    ...days,
    ...[gathering, strange].map(({ code }) => `/i/${code}`),
    ...[gathering.id, strange.id, full.id, playing.id, alone.table].map((table) => `/t/${table}`),
  ];
  const choosers = games.map(({ id, maxSeats }) => (maxSeats > 1 ? botTexts.chooseOf : solo.variationsOf)(titleOf(id)));
  return [
    ...pages.map((address) => ({ address })),
    ...Object.values(MATCHES).map((address) => ({ address, shows: REVIEW })),
    ...onMatch(MATCHES.hike),
    { address: '/', press: [button(texts.header.you(LONGEST))], shows: DIALOG },
    ...choosers.map((name) => ({ address: '/', press: [button(name)], shows: DIALOG })),
    { address: '/', press: [button(botTexts.againstGame(titleOf('hike')))], shows: KEY },
    {
      address: '/',
      press: [button(solo.dealGame(titleOf('infiniski')))],
      shows: button(solo.anewGame(titleOf('infiniski'))),
    },
    { address: '/new/antarctic', press: [button(entrance.create.submit)], shows: `text=${entrance.create.key}` },
    ...onTable(`/t/${gathering.id}`),
    ...onMatchAtTable(`/t/${playing.id}`, titleOf('hike')),
    { address: `/t/${alone.table}`, press: [button(texts.play.menu), inDialog('summary')], shows: DIALOG },
  ];
}

/** Comes last to the page of a match. */
const REVIEW = button(review.ask);
const KEY = `text=${solo.keyHelp}`;

const onMatch = (address: string): View[] => [
  { address, press: [`text=${archive.chartTable}`, button(archive.check)], shows: `text=${archive.verdictHolds}` },
  { address, press: [button(archive.playOn)], shows: DIALOG },
];

/** What the host opens before the start; the last takes them off their chair. */
const onTable = (address: string): View[] => [
  { address, press: [button(`${botTexts.ask} ${texts.table.seat(4)}`)], shows: DIALOG },
  { address, press: [button(texts.table.change)], shows: DIALOG },
  {
    address,
    press: [button(texts.table.actions(FRIEND)), inDialog(button(texts.table.remove))],
    shows: inDialog(button(texts.table.removeSure(FRIEND))),
  },
  { address, press: [button(botTexts.forMe)], shows: DIALOG },
  {
    address,
    press: [button(botTexts.forMe), inDialog(button(programTexts.make))],
    shows: inDialog(`text=${programTexts.once}`),
  },
];

const onMatchAtTable = (address: string, game: string): View[] => [
  ...[texts.play.log, texts.chat.title].map((name) => ({ address, press: [button(name)], shows: DIALOG })),
  { address, press: [button(texts.play.rules)], shows: inDialog(`text=${game}`) },
  {
    address,
    press: [button(texts.table.people), inDialog(button(texts.table.leave))],
    shows: inDialog(button(texts.table.leaveLast)),
  },
];

const optionsOf = (games: readonly GameInfo[], game: string, many = 6) =>
  games.find(({ id }) => id === game)?.defaults.find(({ seats }) => seats === many)?.options;

function openTable(host: Visitor, games: readonly GameInfo[], seats = 6): Promise<Table> {
  const settings = { firstSeat: null, turnClock: 'OFF', windows: null, isPublic: true, spectators: true };
  return host.write<Table>('POST', '/api/tables', {
    game: 'avalanche',
    seats,
    settings: { ...settings, options: optionsOf(games, 'avalanche', seats) },
  });
}

/** Goes there as a link does, without loading anything twice. */
export async function goTo(page: Page, { address, press = [], shows = 'main h1' }: View): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  for (const control of press) await page.locator(control).first().click();
  await page.locator(shows).first().waitFor({ state: 'attached' });
}
