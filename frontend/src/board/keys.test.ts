import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isForeign, keyOf } from './keys';

const press = (key: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, ...more });

test.each([
  ['English', 'd', 'KeyD', 'D'],
  ['Russian', 'в', 'KeyD', 'D'],
  ['Greek', 'δ', 'KeyD', 'D'],
  ['Hebrew', 'ג', 'KeyD', 'D'],
  ['Arabic', 'ي', 'KeyD', 'D'],
  ['Arabic, two letters on one key', 'لا', 'KeyB', 'B'],
  ['Korean', 'ㅇ', 'KeyD', 'D'],
  ['Thai', 'ก', 'KeyD', 'D'],
  ['full width', 'ｄ', 'KeyD', 'D'],
  ['full width, French', 'ａ', 'KeyQ', 'A'],
  ['full width, a digit', '１', 'Digit1', '1'],
  ['Turkish, without a dot', 'ı', 'KeyI', 'I'],
  ['Turkish, with Caps Lock', 'İ', 'Quote', 'I'],
  ['Turkish F, another letter', 'ğ', 'KeyE', 'Ğ'],
  ['French bépo, another letter', 'é', 'KeyW', 'É'],
  ['German Neo, another letter', 'ü', 'KeyZ', 'Ü'],
  ['French, where A is in the place of Q', 'a', 'KeyQ', 'A'],
  ['Dvorak', 'e', 'KeyD', 'E'],
  ['German, another letter', 'ö', 'Semicolon', 'Ö'],
  ['English', '1', 'Digit1', '1'],
  ['French', '&', 'Digit1', '1'],
  ['French', 'é', 'Digit2', '2'],
  ['Czech', 'ě', 'Digit2', '2'],
  ['Arabic digits', '١', 'Digit1', '1'],
  ['Persian digits', '۱', 'Digit1', '1'],
  ['Hindi digits', '१', 'Digit1', '1'],
  ['number pad', '1', 'Numpad1', '1'],
  ['Arabic number pad', '١', 'Numpad1', '1'],
  ['number pad without Num Lock', 'End', 'Numpad1', 'END'],
  ['a dead key', 'Dead', 'KeyE', 'DEAD'],
  ['an input method', 'Process', 'KeyD', 'PROCESS'],
  ['an on-screen keyboard', 'd', '', 'D'],
  ['an on-screen keyboard that names nothing', 'Unidentified', '', 'UNIDENTIFIED'],
  ['any', 'Escape', 'Escape', 'ESCAPE'],
])('%s: %s at %s is %s', (_, key, code, known) => {
  expect(keyOf(press(key, code))).toBe(known);
});

test.each([
  ['English', '!', 'Digit1', '!'],
  ['French', '1', 'Digit1', '1'],
  ['Russian', 'В', 'KeyD', 'D'],
  ['Russian', '?', 'Digit7', '?'],
  ['Arabic', '؟', 'Slash', '?'],
  ['French, a digit', '2', 'Digit2', '2'],
  ['full width', '？', 'Slash', '?'],
])('%s, with Shift: %s at %s is %s', (_, key, code, known) => {
  expect(keyOf(press(key, code, { shiftKey: true }))).toBe(known);
});

test('the board is not meant where something is being typed, or by another combination', () => {
  expect(isForeign(press('d', 'KeyD'))).toBe(false);
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { repeat: true }])
    expect(isForeign(press('d', 'KeyD', more))).toBe(true);
  expect(isForeign(new Event('keydown') as KeyboardEvent)).toBe(true);
  const composed = press('d', 'KeyD');
  Object.defineProperty(composed, 'isComposing', { value: true });
  expect(isForeign(composed)).toBe(true);
  const thirdLevel = press('ð', 'KeyD');
  Object.defineProperty(thirdLevel, 'getModifierState', { value: (name: string) => name === 'AltGraph' });
  expect(isForeign(thirdLevel)).toBe(true);
});

test('no other file decides what a letter on a keyboard is', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/keys\.(test\.)?ts$/.test(path))
    .filter((path) => /\bkey\.toUpperCase\(|event\.key\.length/.test(readFileSync(join('src', path), 'utf8')));
  expect(sources).toEqual([]);
});
