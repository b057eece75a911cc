import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = 21;

/** A `java` that can run the server: the one named or on the path if it is new enough, else one from the usual places. */
export function findJava(): string {
  const home = process.env.JAVA_HOME;
  const named = [process.env.CHALET_JAVA, home && join(home, 'bin', 'java'), 'java'];
  const found = [...named, ...installed()].find((java) => java && version(java) >= OLDEST);
  if (!found) throw new Error(`No Java ${OLDEST} or newer found; name one in CHALET_JAVA.`);
  return found;
}

function installed(): string[] {
  const folders = [
    '/usr/lib/jvm',
    '/opt/java',
    '/Library/Java/JavaVirtualMachines',
    'C:\\Program Files\\Eclipse Adoptium',
    'C:\\Program Files\\Java',
    join(process.env.HOME ?? '/', '.sdkman/candidates/java'),
    join(process.env.HOME ?? '/', '.jdks'),
  ];
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const home = join(folder, name);
      return [join(home, 'bin', 'java'), join(home, 'Contents', 'Home', 'bin', 'java')];
    }),
  );
}

/** The feature number (17, 21, 25 …), or 0 if this is no Java. */
function version(java: string): number {
  const { stdout } = spawnSync(java, ['--version'], { encoding: 'utf8' });
  return Number(/^\S+ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
