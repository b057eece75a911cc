import type { Position, PositionChanges } from './types';

/** The properties of changes that are not paths. */
const OF_THE_MESSAGE = ['version', 'on', 'events', 'takenBack', 'playedFor'];

/** The position that changes make of the one they build on, which stays as it is. */
export function changed<F extends Position>(before: F, changes: PositionChanges): F {
  const { events = [], takenBack = 0, playedFor } = changes;
  const after = structuredClone(before);
  Object.assign(after, { version: versionOf(changes), events, takenBack, playedFor });
  for (const [path, value] of Object.entries(changes)) {
    if (OF_THE_MESSAGE.includes(path)) continue;
    if (path.endsWith('+')) append(after, path.slice(0, -1), whole(value) as unknown[]);
    else put(after, path, whole(value));
  }
  return after;
}

/** The version of the position that changes make. */
export const versionOf = ({ on, version }: PositionChanges): number => version ?? on + 1;

function put(position: object, path: string, value: unknown): void {
  const { owner, name } = place(position, path);
  owner[name] = value;
}

function append(position: object, path: string, elements: unknown[]): void {
  const { owner, name } = place(position, path);
  (owner[name] as unknown[]).push(...elements);
}

/** Where a path leads: a property of an object, or an element of a list. */
function place(position: object, path: string): { owner: Record<string, unknown>; name: string } {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let owner = position as Record<string, unknown>;
  for (const step of steps) owner = owner[named(owner, step)] as Record<string, unknown>;
  return { owner, name: named(owner, last) };
}

/** The property of that name, or the only one that begins so. */
function named(owner: object, step: string): string {
  return step in owner ? step : (Object.keys(owner).find((name) => name.startsWith(step)) ?? step);
}

/** A list most of whose elements only tell how they differ from the one before; anything else as it is. */
function whole(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  let before: unknown;
  return value.map((element: unknown) => {
    before = isTyped(before) && isObject(element) && !isTyped(element) ? { ...before, ...element } : element;
    return before;
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTyped(value: unknown): value is { type: unknown } {
  return isObject(value) && 'type' in value;
}
