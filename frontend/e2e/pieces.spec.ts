/** Cards and pieces against approved pictures: `npm run approve` approves them as they are now. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { approvedSize, readApproved, writeApproved, type Pictures } from './kit/approved';
import { compared, differs } from './kit/differences';
import { draw, fonts, open, type Drawn } from './kit/pieces';

const MOST_BYTES = 2_000_000;
/** The number of names that an approval prints. */
const SHOWN = 20;

// Letters and edges as little as possible to the taste of the machine.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--force-color-profile=srgb'],
    }),
  viewport: { width: 1200, height: 800 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
});

test('each card and each piece looks as approved, by day and by night', async ({ page }, info) => {
  await open(page);
  expect(await fonts(page), 'nothing is written with a font of the system').toEqual(['Jost']);
  const [day, night] = [await draw(page, 'light'), await draw(page, 'dark')];
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    approve([...day, ...night.filter(({ lit }) => lit)]);
  } else {
    const approved = readApproved();
    const faults = [...day, ...night].flatMap((piece) => fault(piece, approved, info));
    const gone = missing(approved, pictures([...day, ...night])).map(
      (name) => `${name} is approved, but drawn no more`,
    );
    expect([...faults, ...gone]).toEqual([]);
  }
  expect(approvedSize(), 'the approved pictures are small').toBeLessThan(MOST_BYTES);
});

/** Printed matter looks the same by night, so it is approved once. */
const nameOf = ({ name, lit, night }: Drawn): string => (lit && night ? `${name}, by night` : name);

function pictures(drawn: readonly Drawn[]): Pictures {
  const found: Pictures = new Map();
  for (const piece of drawn) {
    const game = found.get(piece.game) ?? new Map();
    found.set(piece.game, game.set(nameOf(piece), piece.png));
  }
  return found;
}

/** Those of the first that the second has not. */
const missing = (some: Pictures, others: Pictures): string[] =>
  [...some].flatMap(([game, pieces]) =>
    [...pieces.keys()].filter((name) => !others.get(game)?.has(name)).map((name) => `${game}: ${name}`),
  );

function fault(piece: Drawn, approved: Pictures, info: TestInfo): string[] {
  const told = `${piece.game}: ${piece.name}, by ${piece.night ? 'night' : 'day'},`;
  const before = approved.get(piece.game)?.get(nameOf(piece));
  if (!before) return [`${told} was never approved: npm run approve`];
  if (!differs(before, piece.png)) return [];
  const path = info.outputPath(`${told.replace(/\W+/g, '-')}.png`);
  writeFileSync(path, compared(before, piece.png));
  return [`${told} looks otherwise: as approved, as it is, and where, see ${relative('.', path)}`];
}

function approve(drawn: readonly Drawn[]): void {
  const [before, now] = [readApproved(), pictures(drawn)];
  const changed = [...now].flatMap(([game, pieces]) =>
    [...pieces].flatMap(([name, png]) => {
      const old = before.get(game)?.get(name);
      return old && differs(old, png) ? [`${game}: ${name}`] : [];
    }),
  );
  writeApproved(now);
  const told = { changed, new: missing(now, before), gone: missing(before, now) };
  for (const [how, names] of Object.entries(told)) {
    const others = names.length > SHOWN ? ` and ${names.length - SHOWN} others` : '';
    if (names.length > 0) console.log(`${how}: ${names.slice(0, SHOWN).join('; ')}${others}`);
  }
  console.log(
    `frontend/e2e/approved: ${approvedSize()} bytes, of at most ${MOST_BYTES}. Look at the sheets before you commit.`,
  );
}
