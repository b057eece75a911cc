import type { KnownGame } from '../../games/catalog.svelte';
import type { AnyGame } from '../../games/game';
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

/** Says who has won a challenge, to a player who has played it; empty while it is open, and for the challenger. */
export function duelWords({ challenger, mine }: Pick<Deal, 'challenger' | 'mine'>): string {
  if (challenger?.status !== 'OVER' || mine?.status !== 'OVER' || challenger.player.id === mine.player.id) return '';
  const words = texts.duel;
  const { name } = challenger.player;
  if (mine.place === null) return challenger.place === null ? words.bothUnranked : words.mineUnranked(name);
  if (challenger.place === null) return words.theirsUnranked(name);
  if (mine.place === challenger.place) return words.even(name);
  return mine.place < challenger.place ? words.won(name) : words.lost(name);
}

/** Returns the results to list for a deal: those that rank, best first, then those of its players that do not. */
export function listed({ results, challenger, mine }: Pick<Deal, 'results' | 'challenger' | 'mine'>): Attempt[] {
  const beside = [challenger, mine].filter(
    (attempt) => attempt !== null && attempt.status === 'OVER' && attempt.place === null,
  ) as Attempt[];
  return [...results, ...new Map(beside.map((attempt) => [attempt.player.id, attempt])).values()];
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
