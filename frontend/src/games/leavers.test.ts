import { expect, test } from 'vitest';
import { rulesSections as antarctic } from './antarctic/rules/rules-texts';
import { rulesSections as avalanche } from './avalanche/rules/rules-texts';
import { rulesSections as crashlanding } from './crashlanding/rules/rules-texts';
import { rulesSections as hike } from './hike/rules/rules-texts';
import { whenSomebodyLeaves } from './rules-texts';

/** The games for several, and what the table plays when time is up in each. */
const games = { antarctic, avalanche, crashlanding, hike };

test.each(Object.entries(games))('%s: its rules say what plays for a seat without its player', (_, sections) => {
  const [timeout, ...leaving] = sections.find(({ id }) => id === 'clock')!.paragraphs;
  expect(leaving).toEqual(whenSomebodyLeaves);
  expect(timeout).toMatch(/^If a seat’s time is up, the table /);
  expect(timeout).not.toMatch(/left and the others?|plays? on/);
});

test('a seat waits until the others have decided, and then a bot plays it, not the table', () => {
  const [before, after] = whenSomebodyLeaves;
  expect(before).toMatch(/seat stays idle unless its time runs out/);
  expect(before).toMatch(/others decide together/);
  expect(after).toMatch(/^If they continue, a Skier bot plays the seat until the player is back/);
  expect(after).toMatch(/switched the bot off, the table plays/);
});
