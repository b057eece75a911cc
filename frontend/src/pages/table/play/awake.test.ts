import { expect, test, vi } from 'vitest';
import { keepAwake, type Screen } from './awake';

/** A screen that gives locks, and a page that is hidden and looked at. */
function screen() {
  const released: number[] = [];
  let visible = true;
  let listener: (() => void) | undefined;
  const request = vi.fn(() => {
    const number = request.mock.calls.length;
    return Promise.resolve({ release: () => Promise.resolve(void released.push(number)) });
  });
  const stub: Screen = {
    request,
    isVisible: () => visible,
    onVisible: (heard) => {
      listener = heard;
      return () => (listener = undefined);
    },
  };
  return {
    stub,
    request,
    released,
    look: (now: boolean) => {
      visible = now;
      if (now) listener?.();
    },
  };
}

test('the screen stays on until the end, asked for again when the page is looked at', async () => {
  const { stub, request, released, look } = screen();
  const end = keepAwake(stub);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  look(false);
  look(true);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  end();
  await vi.waitFor(() => expect(released).toEqual([2]));
  look(true);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes after the end is given back', async () => {
  const { stub, released } = screen();
  keepAwake(stub)();
  await vi.waitFor(() => expect(released).toEqual([1]));
});

test('a browser that refuses, or has none, is no failure', async () => {
  const { stub, request } = screen();
  request.mockRejectedValueOnce(new Error('low battery'));
  keepAwake(stub)();
  keepAwake({ ...stub, request: undefined })();
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
});
