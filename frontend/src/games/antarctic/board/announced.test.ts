import { afterEach, expect, test, vi } from 'vitest';
import { moments } from '../gallery/moments';
import type { AntarcticBoard, AntarcticEvent } from '../types';
import { Announced } from './announced.svelte';

const { view, events } = moments.round!;
const ME = 0;
const turnOf = (seat: number): AntarcticBoard => ({ ...view.board, seat });
const begins = (seat: number): AntarcticEvent => ({ type: 'TurnBegan', turn: 2, seat, drawn: 0 });
const ended = (): Announced => {
  const announced = new Announced();
  announced.hear(turnOf(1), events, ME);
  return announced;
};

afterEach(() => vi.useRealTimers());

test('the end of a round stands over the table until somebody plays', () => {
  expect(ended()).toMatchObject({ roundOver: true, aside: false });
});

test('it stands aside while others play the next round, and goes after a while', () => {
  vi.useFakeTimers();
  const announced = ended();
  announced.hear(turnOf(2), [begins(2)], ME);
  expect(announced).toMatchObject({ roundOver: true, aside: true });
  vi.advanceTimersByTime(12_000);
  expect(announced).toMatchObject({ roundOver: false, aside: false });
});

test('it goes at once where my turn begins', () => {
  const announced = ended();
  announced.hear(turnOf(ME), [begins(ME)], ME);
  expect(announced).toMatchObject({ roundOver: false, aside: false });
});
