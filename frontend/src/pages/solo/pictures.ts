/** The pictures of results at shared cards: the deal of a day, and a challenge. */
import type { AnyGame } from '../../games/game';
import { EndingTexts } from '../../games/endingWords.svelte';
import type { PictureRow, ResultPicture } from '../../picture/picture';
import { headlineOfOne } from '../../picture/ofMatch';
import { pictureTexts } from '../../picture/picture-texts';
import type { Attempt, Deal } from '../../protocol/deals';
import { dayTexts } from './deals/texts';
import { dealtGame, type DealtGame } from './games';
import { deals } from './soloRequests';
import { texts } from './texts';
import { dayWords, marginOf, onlySeat, rankedCount, rivalOf, topOf } from './words';

/** The number of results in a picture, without mine if it comes later. */
const MOST_ROWS = 4;

/** Loads a deal of which my try is over, and makes the content of its picture. */
export async function pictureOfDeal(code: string): Promise<ResultPicture> {
  const deal = await deals.deal(code);
  const game = await dealtGame(deal.game);
  if (!game || !deal.mine) throw new Error(`Deal ${code} has no result of this player`);
  return pictureOf(deal, deal.mine, game);
}

/** Makes the content of the picture of a deal; `game` with its words about endings loaded. */
export function pictureOf(deal: Deal, mine: Attempt, game: DealtGame): ResultPicture {
  const { module } = game;
  const ended = new Date(mine.endedAt ?? mine.startedAt);
  const rows = topOf(deal, MOST_ROWS).map((attempt) => rowOf(attempt, mine, game));
  const duel = duelHeadline(deal, mine);
  return {
    game: deal.game,
    title: game.texts.title,
    eyebrow: duel === '' ? texts.picture.eyebrow(mine.player.name, occasionOf(deal)) : occasionOf(deal),
    headline: duel === '' ? scoreOf(mine, module) : duel,
    sentence: duel === '' ? sentenceOf(mine, module) : sentenceOfWinner(deal, mine, module),
    rows: rows.length > 1 ? rows : [],
    notes: notesOf(deal, mine),
    date: deal.day ? dayWords(deal.day) : pictureTexts.day(ended),
    day: deal.day ?? ended.toISOString().slice(0, 10),
  };
}

const occasionOf = ({ kind }: Deal): string => (kind === 'DAILY' ? texts.table.ofTheDay : texts.table.challenge);

function rowOf(attempt: Attempt, mine: Attempt, { module }: DealtGame): PictureRow {
  const { place, player } = attempt;
  return {
    rank: place,
    name: player.name,
    aside: '',
    score: scoreOf(attempt, module),
    strong: player.id === mine.player.id,
  };
}

function scoreOf({ outcome }: Attempt, game: AnyGame): string {
  const [result] = outcome?.results ?? [];
  return outcome && result ? headlineOfOne(outcome, result, game) : texts.gaveUp;
}

const sentenceOf = (attempt: Attempt, game: AnyGame): string =>
  new EndingTexts(game).of(attempt.ending, attempt.outcome, onlySeat(attempt, undefined))?.sentence ?? '';

function sentenceOfWinner(deal: Deal, mine: Attempt, game: AnyGame): string {
  const rival = rivalOf(deal) ?? mine;
  const winner = (rival.place ?? 0) < (mine.place ?? 0) ? rival : mine;
  const sentence = sentenceOf(winner, game);
  return sentence === '' ? '' : texts.picture.endOf(winner.player.name, sentence);
}

/** Says who has won a challenge for two; empty while that is open. */
function duelHeadline(deal: Deal, mine: Attempt): string {
  const rival = rivalOf(deal);
  if (!rival || rival.place === null || mine.place === null) return '';
  const words = texts.picture;
  if (rival.place === mine.place) return words.tied(mine.player.name, rival.player.name);
  const [winner, loser] = mine.place < rival.place ? [mine, rival] : [rival, mine];
  return words.beat(winner.player.name, loser.player.name, marginOf(winner, loser));
}

function notesOf(deal: Deal, mine: Attempt): string[] {
  if (deal.kind !== 'DAILY' || mine.place === null) return [];
  const place = texts.picture.ofDay(texts.ordinal(mine.place), rankedCount(deal));
  const streak = deal.streak ? dayTexts.streakIs(texts.streakDays(deal.streak)) : '';
  return [texts.picture.notes([place, streak].filter((part) => part !== ''))];
}
