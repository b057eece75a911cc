import type { KnownGame } from '../../games/catalog.svelte';
import type { AnyGame, SeatInfo } from '../../games/game';
import type { Attempt, Deal } from '../../protocol/deals';
import type { GameInfo, Options, Outcome } from '../../protocol/types';
import { texts } from './texts';

type Named = Pick<AnyGame, 'describeResult'>;

/** The result of a match for one in the game's words; empty where it was not played out. */
export function resultWords(outcome: Outcome | null | undefined, game: Named | undefined): string {
  const result = outcome?.results[0];
  if (!outcome || !result) return '';
  return game?.describeResult?.(result, outcome.reason) ?? texts.points(result.points);
}

/** Describes the result of an attempt, in a few words. */
export function attemptWords(attempt: Attempt, game: Named | undefined): string {
  if (attempt.status === 'PLAYING') return texts.stillPlaying;
  if (attempt.status === 'WAIVED') return texts.waived;
  const result = resultWords(attempt.outcome, game);
  if (result === '') return texts.gaveUp;
  return attempt.place === null ? texts.unranked(result, attempt.hinted === true) : result;
}

/** The other player of a challenge, to one who has played it: the challenger; to the challenger the only friend so far. */
export function rivalOf({
  challenger,
  mine,
  results,
}: Pick<Deal, 'challenger' | 'mine' | 'results'>): Attempt | undefined {
  if (!challenger || !mine) return undefined;
  if (challenger.player.id !== mine.player.id) return challenger;
  const friends = results.filter(({ player }) => player.id !== mine.player.id);
  return friends.length === 1 ? friends[0] : undefined;
}

/** Says who has won a challenge and by how much, to a player who has played it; empty while it is open. */
export function duelWords(deal: Pick<Deal, 'challenger' | 'mine' | 'results'>): string {
  const { mine } = deal;
  const rival = rivalOf(deal);
  if (rival?.status !== 'OVER' || mine?.status !== 'OVER') return '';
  const words = texts.duel;
  const { name } = rival.player;
  if (mine.place === null) return rival.place === null ? words.bothUnranked : words.mineUnranked(name);
  if (rival.place === null) return words.theirsUnranked(name);
  if (mine.place === rival.place) return words.even(name);
  return mine.place < rival.place ? words.won(name, marginOf(mine, rival)) : words.lost(name, marginOf(rival, mine));
}

/** The two results, the winner's first: "12–9", or the turns if the points are equal. */
export function marginOf(winner: Attempt, loser: Attempt): string {
  const [one, other] = [winner.outcome?.results[0], loser.outcome?.results[0]];
  if (!one || !other) return '';
  if (one.points !== other.points) return texts.duel.score(one.points, other.points);
  return one.turns && other.turns ? texts.duel.turns(one.points, one.turns, other.turns) : '';
}

/** The seat of a match for one, as sentences about its end name it. */
export const onlySeat = ({ player }: Attempt, me: string | undefined): SeatInfo[] => [
  { seat: 0, name: player.name, me: player.id === me, online: true, away: 'PRESENT' },
];

const isAmong = (results: readonly Attempt[], { player }: Attempt): boolean =>
  results.some((other) => other.player.id === player.id);

/** Returns the results to list for a deal: those that rank, best first, then those of its players that are not among them. */
export function listed({ results, challenger, mine }: Pick<Deal, 'results' | 'challenger' | 'mine'>): Attempt[] {
  const beside = [challenger, mine].filter(
    (attempt) => attempt !== null && attempt.status === 'OVER' && !isAmong(results, attempt),
  ) as Attempt[];
  return [...results, ...new Map(beside.map((attempt) => [attempt.player.id, attempt])).values()];
}

/** The number of results that rank at a deal. */
export const rankedCount = ({ ranked, results }: Pick<Deal, 'ranked' | 'results'>): number => ranked ?? results.length;

/** Returns the best results of a deal, and mine behind them if it ranks and is not among them. */
export function topOf({ results, mine }: Pick<Deal, 'results' | 'mine'>, most: number): Attempt[] {
  const top = results.slice(0, most);
  return mine?.place != null && !isAmong(top, mine) ? [...top, mine] : top;
}

/** Returns the message that goes with the link of a challenge. */
export function shareWords(attempt: Attempt, title: string, game: Named | undefined): string {
  return attempt.place === null
    ? texts.share.wordsUnranked(title)
    : texts.share.words(title, attemptWords(attempt, game));
}

/** The options that a match for one can have: those that offer a choice to a player alone. */
export function ownOptions(info: GameInfo, options: Options): Options {
  const chosen = info.options
    .filter(({ choices }) => choices.filter(({ minSeats }) => minSeats <= 1).length > 1)
    .map(({ key }) => [key, options[key]])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen) as Options;
}

/** The usual options of a match for one. */
export const usualOptions = (info: GameInfo): Options => info.defaults.find(({ seats }) => seats === 1)?.options ?? {};

/** In what a match for one differs from the usual, in words: "Re-Entry, rockets at the start: 4". */
export function variationWords({ info, texts: game }: KnownGame, options: Options): string {
  const usual = usualOptions(info);
  const parts = Object.entries(ownOptions(info, options)).flatMap(([key, value]) => {
    if (value === usual[key]) return [];
    const named = game.optionNames[key];
    const label = named?.label ?? key;
    const choice = named?.choices[String(value)]?.label ?? String(value);
    return [texts.variation(label, value === 'ON' ? null : choice)];
  });
  return parts.length > 0 ? texts.listedVariations(parts) : texts.usual;
}

/** True if two matches for one have the same variation. */
export function sameVariation(info: GameInfo, one: Options, other: Options): boolean {
  const left = { ...usualOptions(info), ...ownOptions(info, one) };
  const right = { ...usualOptions(info), ...ownOptions(info, other) };
  return Object.keys(ownOptions(info, left)).every((key) => left[key] === right[key]);
}

/** A UTC day as one reads it: "21 November 2026". */
export const dayWords = (day: string): string => texts.day(new Date(`${day}T00:00:00Z`));

/** The day so many days later (or earlier), as in "2026-11-21". */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export const placeWords = (place: number | null): string => (place === null ? '' : texts.place(place));
