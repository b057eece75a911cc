/** The picture of a match, from what its page and its table show of it. */
import { rest } from '../app.svelte';
import { botTexts } from '../bot-texts';
import { EndingTexts, loadEndings } from '../games/endingWords.svelte';
import type { AnyGame, SeatInfo } from '../games/game';
import { capital } from '../games/people-texts';
import { loadGame } from '../games/registry';
import type { MatchSummary, Outcome, SeatResult } from '../protocol/types';
import { listed, texts } from '../texts';
import type { PictureRow, ResultPicture } from './picture';
import { pictureTexts } from './picture-texts';

/** Returns the seats as others read of them: nobody is "you". */
const seatsOf = ({ seats }: MatchSummary): SeatInfo[] =>
  seats.map(({ seat, name, bot }) => ({ seat, name, bot, me: false, online: true, away: 'PRESENT' }));

/** Loads a finished match and makes the content of its picture. */
export async function pictureOfMatch(id: string): Promise<ResultPicture> {
  const match = await rest.match(id);
  const game = await loadGame(match.game);
  await loadEndings(game);
  return pictureOf(match, game);
}

/** Makes the content of the picture of a finished match; `game` with its words about endings loaded. */
export function pictureOf(match: MatchSummary, game: AnyGame): ResultPicture {
  const { outcome } = match;
  const ended = new Date(match.endedAt ?? match.startedAt);
  const ending = new EndingTexts(game).of(match.ending, outcome, seatsOf(match));
  const about = {
    game: match.game,
    title: game.texts.title,
    sentence: ending?.sentence ?? game.texts.reasons[outcome?.reason ?? ''] ?? texts.end.concluded,
    notes: [],
    date: pictureTexts.day(ended),
    day: dayOf(ended),
  };
  const [only] = outcome?.results ?? [];
  if (match.seats.length === 1 && only && outcome)
    return { ...about, eyebrow: match.seats[0]?.name ?? '', headline: headlineOfOne(outcome, only, game), rows: [] };
  const score = game.texts.score ?? texts.end.points;
  const rankAt = (seat: number): number => outcome?.results[seat]?.rank ?? 0;
  const rows = [...match.seats]
    .sort((one, other) => rankAt(one.seat) - rankAt(other.seat))
    .flatMap(({ seat, name, bot }): PictureRow[] => {
      const result = outcome?.results[seat];
      const standing = ending?.standings?.[seat];
      const aside = bot ? botTexts.aside(botTexts.bot) : '';
      const told = standing ? pictureTexts.standing(standing.number, standing.unit) : score(result?.points ?? 0);
      const rank = ending?.lost?.[seat] ? null : (result?.rank ?? null);
      return result ? [{ rank, name, aside, score: told, strong: false }] : [];
    });
  return { ...about, eyebrow: '', headline: headlineOf(rows), rows };
}

/** Returns the result of a player alone: the points, or in the words of the game why there are none. */
export function headlineOfOne(
  { reason }: Outcome,
  result: SeatResult,
  { describeResult }: Pick<AnyGame, 'describeResult'>,
): string {
  const points = texts.end.points(result.points);
  return result.returns > 0 ? points : capital(describeResult?.(result, reason) ?? points);
}

function headlineOf(rows: readonly PictureRow[]): string {
  const winners = rows.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const [only] = winners;
  if (only === undefined) return rows.length === 0 ? texts.end.title : texts.end.nobody;
  return winners.length === 1 ? texts.end.winner(only) : texts.end.shared(listed(winners));
}

/** The day on the clock of this device, as in "2026-11-28". */
function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
