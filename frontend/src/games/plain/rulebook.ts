/** The rules of a game as `docs/rules/<id>.md` has them: what stands before its rulings. */
import type { RulesSection } from '../rules-texts';

export interface Rulebook {
  lead: string;
  sections: RulesSection[];
}

const books = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** Fetches them; undefined where nobody has written any. */
export async function rulebookOf(id: string): Promise<Rulebook | undefined> {
  const load = books[`../../../../docs/rules/${id}.md`];
  return load && read(await load());
}

/** The words under each heading of the second rank: paragraphs, and a list if there is one. */
export function read(markdown: string): Rulebook {
  const [head = '', ...parts] = markdown.split(/^## Rulings$/m)[0]?.split(/^## /m) ?? [];
  return {
    lead: paragraphs(head.replace(/^# .*$/m, '')).join(' '),
    sections: parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const body = lines.join('\n');
      const points = [...body.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, point = '']) => oneLine(point));
      return {
        id: title.trim().toLowerCase().replace(/\W+/g, '-'),
        title: title.trim(),
        paragraphs: paragraphs(body.replace(/^- .*(?:\n {2}.*)*/gm, '')),
        ...(points.length > 0 ? { points } : {}),
      };
    }),
  };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '');

/** Without the marks of emphasis. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\*\*?|`/g, '')
    .trim();
