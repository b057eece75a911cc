/**
 * Elements that scroll are positioned, so that they contain everything placed in them. Otherwise the words for screen
 * readers in a long row would widen the page.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|css)$/.test(name) ? [path] : [];
  });

const styleOf = (text: string): string => text.replace(/\/\*[^]*?\*\//g, '').replace(/^[^]*<style>/, '');
const rules = (text: string): [selector: string, body: string][] =>
  [...styleOf(text).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
    (selector ?? '').trim(),
    body ?? '',
  ]);

/** Selectors of what scrolls and is not positioned by a rule of the same selector. */
const loose = (text: string): string[] => {
  const all = rules(text);
  const placed = new Set(all.filter(([, body]) => /position:\s*(?!static)/.test(body)).map(([selector]) => selector));
  const scrolling = all.filter(([, body]) => /overflow(-[xy])?:[^;]*\b(auto|scroll)/.test(body));
  // The browser places dialogs.
  return scrolling.map(([selector]) => selector).filter((selector) => !placed.has(selector) && selector !== 'dialog');
};

test('everything that scrolls is positioned', () => {
  expect(
    files('src').flatMap((path) => loose(readFileSync(path, 'utf8')).map((selector) => `${path}: ${selector}`)),
  ).toEqual([]);
});

test('the search finds what scrolls', () => {
  expect(loose('<p></p><style>ul { overflow-x: auto; } li { overflow: hidden; }</style>')).toEqual(['ul']);
  expect(
    loose('<style>ul { position: relative; } @media (width < 9px) { ul { overflow: hidden auto; } }</style>'),
  ).toEqual([]);
});
