/** A browser that Playwright cannot drive: how it is started, and what its windows can do. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Engine {
  name: string;
  /** The parts that are not installed here, in words; empty if nothing is missing. */
  missing: string;
  start(): Promise<Running>;
}

interface Running {
  /** A window of somebody who was never here before. */
  window(): Promise<EngineWindow>;
  close(): Promise<void>;
}

export interface EngineWindow {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, with these `arguments`, and answers what it returns. */
  run<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Clicks with the pointer on the element that such a body returns. */
  click(script: string, ...args: unknown[]): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Errors on the console, what nobody caught, and warnings on the console, which begin with WARNING. */
  complaints(): Promise<string[]>;
  /** A picture of the page, as PNG. */
  picture(): Promise<Buffer>;
}

export const WARNING = 'warning: ';

/** The first of these programs that is on the path, or is there if it is named by its place. */
export function program(...names: (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => (name ? [name, ...folders.map((folder) => join(folder, name))] : []));
  return places.find((place) => place.includes('/') && existsSync(place));
}
