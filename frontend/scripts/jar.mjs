import { resolve } from 'node:path';

/**
 * The jar that the environment names in CHALET_JAR, from where the user stands: npm goes to the package's own folder
 * first, and each server of the tests to one of its own. Undefined if none is named.
 */
export function namedJar({ CHALET_JAR: named, INIT_CWD: stood }, here) {
  return named ? resolve(stood || here, named) : undefined;
}
