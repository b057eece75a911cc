/**
 * A browser that translates a page replaces its text nodes, so that later changes no longer show. Text that changes
 * while it is read is therefore excluded from translation. Everything else may be translated.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.svelte$/.test(name) ? [path] : [];
  });

/** Boards, banners, clocks, seats and logs, by what tells them. */
const CHANGING =
  /data-board(?=\s|>)|data-banner|role="timer"|aria-label=\{(?:words\.seats|texts\.play\.log|texts\.log)\}/;
const markup = (path: string): string => readFileSync(path, 'utf8').replace(/<script[^]*?<\/script>|<style>[^]*/g, '');

test('boards, banners, seats, clocks and logs are not translated', () => {
  const changing = files('src').filter((path) => CHANGING.test(markup(path)));
  expect(changing.length).toBeGreaterThanOrEqual(8);
  expect(changing.filter((path) => !markup(path).includes('translate="no"'))).toEqual([]);
});

test('lobby, rules and chat may be', () => {
  const others = files('src').filter((path) =>
    /^src\/(pages\/(lobby|rules)|games\/\w+\/rules)\/|Chat\.svelte$/.test(path),
  );
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((path) => markup(path).includes('translate='))).toEqual([]);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/translate="no"|notranslate/);
});
