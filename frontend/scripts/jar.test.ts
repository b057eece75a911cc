// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namedJar } from './jar.mjs';

const root = resolve('/chalet');
const jar = resolve('/chalet/target/chalet.jar');

test('a jar is looked for from where the user stands', () => {
  expect(namedJar({ CHALET_JAR: '../target/chalet.jar' }, `${root}/frontend`)).toBe(jar);
});

test('npm says where that was', () => {
  expect(namedJar({ CHALET_JAR: 'target/chalet.jar', INIT_CWD: root }, `${root}/frontend`)).toBe(jar);
});

test('a whole path stays as it is, and no jar is no jar', () => {
  expect(namedJar({ CHALET_JAR: jar, INIT_CWD: '/elsewhere' }, '/anywhere')).toBe(jar);
  expect(namedJar({}, root)).toBeUndefined();
  expect(namedJar({ CHALET_JAR: '' }, root)).toBeUndefined();
});
