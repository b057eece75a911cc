import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/registry';

interface Script {
  scenes: { id: string; steps: { id: string; acts: { action: { type: string } }[] }[] }[];
}

const FOLDER = '../src/main/resources/games/chalet/lesson';
const LONGEST_STEP = 20;
const LONGEST_ANSWER = 25;
const games = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
const count = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('there are lessons', () => {
  expect(games.length).toBeGreaterThan(0);
});

describe.each(games)('the lesson of %s', async (game) => {
  const script = JSON.parse(readFileSync(`${FOLDER}/${game}.json`, 'utf8')) as Script;
  const module = await loadGame(game);
  const words = await module.lesson?.();

  test('has words for each scene and step of the server, and no others', () => {
    expect(Object.keys(words?.scenes ?? {})).toEqual(script.scenes.map(({ id }) => id));
    for (const { id, steps } of script.scenes)
      expect(Object.keys(words?.scenes[id]?.steps ?? {})).toEqual(steps.map((step) => step.id));
  });

  test('says how long it takes', () => {
    expect(module.texts.lessonMinutes).toBeGreaterThan(0);
  });

  test('says first who wins, then what the scene is', () => {
    const openings = Object.values(words?.scenes ?? {}).map(({ opening }) => opening ?? '');
    expect(openings[0]).toMatch(/\bwins?\b/i);
    for (const opening of openings) expect(count(opening)).toBeLessThanOrEqual(LONGEST_STEP);
  });

  test('says and answers in few words', () => {
    const said = Object.values(words?.scenes ?? {}).flatMap(({ steps }) => Object.values(steps));
    expect(said.map(({ say }) => say).filter((say) => count(say) > LONGEST_STEP)).toEqual([]);
    const answers = [words?.others ?? {}, ...said.map(({ others }) => others ?? {})].flatMap(Object.values) as string[];
    expect(answers.filter((answer) => count(answer) > LONGEST_ANSWER)).toEqual([]);
  });
});
