/** The approved pictures of cards and pieces: a sheet for each game, and where on it each piece lies. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { cut, type Box } from './pieces';

/** By game and by the name of the piece. */
export type Pictures = Map<string, Map<string, PNG>>;

const FOLDER = join(import.meta.dirname, '../approved');
const PLACES = join(FOLDER, 'places.json');
const WIDTH = 1200;
/** Flat colours are smallest without any filter. */
const SMALL = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;

type Places = Record<string, Record<string, [x: number, y: number, width: number, height: number]>>;

export function readApproved(): Pictures {
  const places = JSON.parse(readFileSync(PLACES, 'utf8')) as Places;
  return new Map(
    Object.entries(places).map(([game, pieces]) => {
      const sheet = PNG.sync.read(readFileSync(join(FOLDER, `${game}.png`)));
      const cuts = Object.entries(pieces).map(([name, [x, y, width, height]]): [string, PNG] => [
        name,
        cut(sheet, { x, y, width, height }),
      ]);
      return [game, new Map(cuts)];
    }),
  );
}

export function writeApproved(pictures: Pictures): void {
  for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
  const lines = [...pictures].map(([game, pieces]) => {
    const boxes = sheetOf([...pieces.values()]);
    const height = Math.max(...boxes.map((box) => box.y + box.height));
    const sheet = new PNG({ width: WIDTH, height });
    [...pieces.values()].forEach((png, at) => {
      const { x, y, width, height } = boxes[at]!;
      PNG.bitblt(png, sheet, 0, 0, width, height, x, y);
    });
    writeFileSync(join(FOLDER, `${game}.png`), PNG.sync.write(sheet, SMALL));
    const told = [...pieces.keys()].map((name, at) => {
      const { x, y, width, height } = boxes[at]!;
      return `    ${JSON.stringify(name)}: [${[x, y, width, height].join(', ')}]`;
    });
    return `  ${JSON.stringify(game)}: {\n${told.join(',\n')}\n  }`;
  });
  writeFileSync(PLACES, `{\n${lines.join(',\n')}\n}\n`);
}

/** Their size together, in bytes. */
export const approvedSize = (): number =>
  readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);

/** In rows, in the order given. */
function sheetOf(pictures: readonly PNG[]): Box[] {
  let [x, y, high] = [0, 0, 0];
  return pictures.map(({ width, height }) => {
    if (x + width > WIDTH) [x, y, high] = [0, y + high, 0];
    const box = { x, y, width, height };
    x += width;
    high = Math.max(high, height);
    return box;
  });
}
