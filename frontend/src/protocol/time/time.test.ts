import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, ServerClock, Stopwatch } from './index';

const DAY = 86_400_000;
const SERVER = Date.parse('2026-11-28T20:57:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: SERVER }));
afterEach(() => vi.useRealTimers());

const http = (millis: number): string => new Date(millis).toUTCString();

test.each([-5, 0, 1, 60_000, 24 * DAY, 25 * DAY, 400 * DAY])('a timer of %i ms calls then, and once', (millis) => {
  const call = vi.fn();
  later(call, millis);
  if (millis > 1) {
    vi.advanceTimersByTime(millis - 1);
    expect(call).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30 * DAY);
  expect(call).toHaveBeenCalledOnce();
});

test.each([1_000, 30 * DAY])('a timer of %i ms that was taken back calls nothing', (millis) => {
  const call = vi.fn();
  const cancel = later(call, millis);
  vi.advanceTimersByTime(millis - 1);
  cancel();
  vi.advanceTimersByTime(30 * DAY);
  expect(call).not.toHaveBeenCalled();
});

test.each(['1970-01-01', '2000-01-01', '2026-10-29', '2026-11-27', '2026-11-29', '2038-01-20'])(
  'where this machine says %s, the time is the server’s, and stays so when the clock is set',
  (day) => {
    const clock = new ServerClock();
    vi.setSystemTime(Date.parse(day));
    expect(clock.now()).toBe(Date.parse(day));
    clock.hear(http(SERVER));
    expect(clock.now()).toBe(SERVER);
    vi.advanceTimersByTime(90_000);
    vi.setSystemTime(SERVER + 4 * 3_600_000);
    expect(clock.now()).toBe(SERVER + 90_000);
  },
);

test.each([null, '', 'soon'])('an answer with the date %s changes nothing', (date) => {
  const clock = new ServerClock();
  clock.hear(http(SERVER + DAY));
  clock.hear(date);
  expect(clock.now()).toBe(SERVER + DAY);
});

test('an answer that took long does not set the clock back, a server’s clock that was set does', () => {
  const clock = new ServerClock();
  clock.hear(http(SERVER));
  clock.hear(http(SERVER - 30_000));
  expect(clock.now()).toBe(SERVER);
  clock.hear(http(SERVER - DAY));
  expect(clock.now()).toBe(SERVER - DAY);
});

test.each([
  ['is right', SERVER],
  ['is two days ahead', SERVER + 2 * DAY],
  ['is a month behind', SERVER - 30 * DAY],
  ['names no time', undefined],
])('the time is by the server’s own clock where that of a proxy %s', (_, proxy) => {
  const clock = new ServerClock();
  const date = proxy === undefined ? null : http(proxy);
  clock.hear(date);
  clock.hear(date, new Date(SERVER).toISOString());
  expect(clock.now()).toBe(SERVER);
  vi.advanceTimersByTime(5_000);
  clock.hear(date);
  clock.hear(date, 'soon');
  expect(clock.now()).toBe(SERVER + 5_000);
});

test('an answer that waited while the page was frozen does not set the clock back', () => {
  const clock = new ServerClock();
  clock.hear(http(SERVER));
  vi.advanceTimersByTime(2 * DAY);
  clock.hear(http(SERVER + 1_000), null, 2 * DAY);
  clock.hear(null, new Date(SERVER + 1_000).toISOString(), 2 * DAY);
  expect(clock.now()).toBe(SERVER + 2 * DAY);
});

test('a length does not change when the clock is set, and a sleep is seen by the clock', () => {
  const watch = new Stopwatch();
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(SERVER - DAY);
  expect([watch.millis, watch.millisWithSleep]).toEqual([2_000, 2_000]);
  vi.setSystemTime(SERVER + DAY);
  expect([watch.millis, watch.millisWithSleep]).toEqual([2_000, DAY]);
});
