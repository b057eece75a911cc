import type { Frame, FrameChanges } from './types';

/** The frame that changes make of the one they build on, which stays as it is. */
export function changed<F extends Frame>(before: F, changes: FrameChanges): F {
  const { version, events = [], takenBack = 0, playedFor, set = {}, add = {} } = changes;
  const after = structuredClone(before);
  Object.assign(after, { version, events, takenBack, playedFor });
  for (const [path, value] of Object.entries(set)) {
    const { owner, name } = place(after, path);
    owner[name] = value;
  }
  for (const [path, elements] of Object.entries(add)) {
    const { owner, name } = place(after, path);
    (owner[name] as unknown[]).push(...elements);
  }
  return after;
}

/** Where a path leads: a property of an object, or an element of a list. */
function place(frame: object, path: string): { owner: Record<string, unknown>; name: string } {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  let owner = frame as Record<string, unknown>;
  for (const step of steps) owner = owner[step] as Record<string, unknown>;
  return { owner, name };
}
