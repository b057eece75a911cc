import type { Plugin } from 'vite';

export const CHUNKS: readonly { name: string; after: readonly string[]; begins?: RegExp; on?: string[] }[];
export function claim(
  start: string,
  chain: (string | null)[],
  chains: Map<string, (string | null)[]>,
  importsOf: (id: string) => readonly string[],
): void;
export function chunks(root: string): Plugin;
