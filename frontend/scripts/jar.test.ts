// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namedJar } from './jar.mjs';

const house = resolve('/house');
const jar = resolve('/house/target/chalet.jar');

test('a jar is looked for from where the user stands', () => {
  expect(namedJar({ CHALET_JAR: '../target/chalet.jar' }, `${house}/frontend`)).toBe(jar);
});

test('npm says where that was', () => {
  expect(namedJar({ CHALET_JAR: 'target/chalet.jar', INIT_CWD: house }, `${house}/frontend`)).toBe(jar);
});

test('a whole path stays as it is, and no jar is no jar', () => {
  expect(namedJar({ CHALET_JAR: jar, INIT_CWD: '/elsewhere' }, '/anywhere')).toBe(jar);
  expect(namedJar({}, house)).toBeUndefined();
  expect(namedJar({ CHALET_JAR: '' }, house)).toBeUndefined();
});
