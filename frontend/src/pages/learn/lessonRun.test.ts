import { expect, test } from 'vitest';
import type { LessonTexts } from '../../games/lesson';
import type { Lesson, LessonPosition } from '../../protocol/lessons';
import { LessonRun } from './lessonRun.svelte';
import { texts } from './texts';

const turn = { awaited: [0], mayAct: [0], window: null, over: null };
const position = (type: string | null, seat: number | null = 0): LessonPosition => ({
  seat,
  action: type === null ? null : { type },
  view: { after: type },
  turn,
  events: [],
  legalActions: [{ type: 'Draw' }, { type: 'Play' }, { type: 'End' }],
});

const lesson: Lesson = {
  game: 'test',
  scenes: [
    {
      id: 'first',
      seats: 2,
      learner: 0,
      steps: [
        { id: 'play', acts: 2, mine: true },
        { id: 'ada', acts: 2, mine: false },
      ],
      positions: [position(null, null), position('Draw'), position('Play'), position('Draw', 1), position('End', 1)],
    },
    {
      id: 'second',
      seats: 2,
      learner: 0,
      steps: [{ id: 'end', acts: 1, mine: true }],
      positions: [position(null), position('End')],
    },
  ],
};

const words: LessonTexts = {
  names: ['', 'Ada'],
  end: '',
  others: { End: 'Too early.' },
  scenes: {
    first: {
      title: '',
      steps: { play: { say: 'Draw and play.', others: { Play: 'Draw first.' } }, ada: { say: 'Watch.' } },
    },
    second: { title: '', steps: { end: { say: 'End.' } } },
  },
};

test('goes on with the action that is asked for, and answers any other in the words of the step or of the lesson', () => {
  const run = new LessonRun(lesson, words);
  run.act({ type: 'Play' });
  expect([run.answer, run.positionIndex]).toEqual(['Draw first.', 0]);
  run.act({ type: 'End' });
  expect(run.answer).toBe('Too early.');
  run.act({ type: 'Other' });
  expect(run.answer).toBe(texts.another);
  run.act({ type: 'Draw' });
  expect([run.answer, run.positionIndex, run.step.id]).toEqual(['', 1, 'play']);
  run.act({ type: 'Play' });
  expect([run.positionIndex, run.step.id, run.wanted]).toEqual([2, 'ada', undefined]);
});

test('does several actions as far as they are asked for', () => {
  const run = new LessonRun(lesson, words);
  expect(run.actAll([{ type: 'Draw' }, { type: 'End' }])).toEqual({ count: 1, stopped: 'changed' });
  expect(run.actAll([{ type: 'Play' }])).toEqual({ count: 1, stopped: null });
});

test('takes an action whose properties come in another order', () => {
  const positions = [position(null), { ...position('End'), action: { type: 'End', at: 2 } }];
  const run = new LessonRun({ ...lesson, scenes: [{ ...lesson.scenes[1]!, positions }] }, words);
  expect(run.act({ at: 2, type: 'End', card: undefined })).toBe(true);
});

test('shows what others do one after the other, and goes on when told', () => {
  const run = new LessonRun(lesson, words, { scene: 'first', step: 'ada' });
  expect([run.positionIndex, run.others]).toEqual([2, true]);
  run.act({ type: 'Draw' });
  expect(run.answer).toBe(texts.watchFirst);
  run.watch();
  expect(run.positionIndex).toBe(3);
  run.watch();
  expect([run.positionIndex, run.others]).toEqual([4, false]);
  run.goOn();
  expect([run.scene.id, run.positionIndex]).toEqual(['second', 0]);
  run.act({ type: 'End' });
  expect(run.over).toBe(true);
});

test('skips a step as if it had been done, and begins anew where what was kept is not known any more', () => {
  const run = new LessonRun(lesson, words, { scene: 'first', step: 'gone' });
  expect(run.progress).toEqual({ scene: 'first', step: 'play' });
  run.goOn();
  expect([run.positionIndex, run.step.id]).toEqual([2, 'ada']);
});
