/** For tests: the paragraphs of a rules page to which the refusals of its game link. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const JAVA = '../src/main/java/games/chalet/rules';

/** Those of the reasons in `<Game>Refusal.java`, and those that `Refusals.java` names in their place. */
export function anchorsOfRefusals(game: string): string[] {
  const folder = join(process.cwd(), JAVA, game);
  const found = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /Refusals?\.java$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const reasons = /^\s+[A-Z_]+\(\s*"[a-z-]+",\s*"([a-z-]*)",/gm;
      const named = /(?:String [A-Z]+ = |\(|\? |: )"([a-z-]+)"(?=[;) ])/g;
      return [...source.matchAll(name.endsWith('Refusal.java') ? reasons : named)].map((match) => match[1]!);
    });
  return [...new Set(found)].filter((anchor) => anchor !== '');
}
