// Whether a move costs more as a match gets longer: matches of a thousand moves, one after the other at each table,
// as fast as they go. Prints the median and p99 of latencies by the number of the move, and draws the medians.
//   node long.mjs [--tables 10] [--moves 1000] [--warmup 6] [--matches 10] [--svg long.svg]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { peer } from './adapters/index.mjs';
import { GAME, Load } from './lib/load.mjs';
import { ServerProcess, freePort, sleep } from './lib/proc.mjs';
import { median, quantiles, round } from './lib/stats.mjs';

const { values: o } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    moves: { type: 'string', default: '1000' },
    warmup: { type: 'string', default: '6' },   // matches a table that are not counted
    matches: { type: 'string', default: '10' }, // matches a table that are
    svg: { type: 'string', default: 'long.svg' },
  },
});
const moves = Number(o.moves);
const first = Number(o.warmup) + 1;
const last = Number(o.warmup) + Number(o.matches);

class LongLoad extends Load {
  times = Array.from({ length: moves + 1 }, () => []);
  ended = 0;

  moveComplete(move, now) {
    super.moveComplete(move, now);
    const game = Math.floor(move.seq / GAME);
    if (game >= first && game <= last) this.times[move.seq % GAME].push(now - move.at);
    if (game === last && move.seq % GAME === moves) this.ended++;
  }

  between(from, to) { return this.times.slice(from, to + 1).flat(); }
}

const WIDTH = 760, HEIGHT = 300, LEFT = 60, BOTTOM = 40, TOP = 20, BIN = 20;

function svg(load) {
  const points = [];
  for (let move = 1; move + BIN - 1 <= moves; move += BIN) points.push([move + BIN / 2, median(load.between(move, move + BIN - 1))]);
  const most = Math.ceil(Math.max(...points.map(([, ms]) => ms)) * 1.2);
  const x = (move) => round(LEFT + (WIDTH - LEFT - 20) * (move / moves), 1);
  const y = (ms) => round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (ms / most), 1);
  const grid = [0, most / 2, most].map((ms) => `<path class="grid" d="M${LEFT} ${y(ms)}H${WIDTH - 20}"/><text x="${LEFT - 6}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`);
  const marks = [1, moves / 4, moves / 2, (moves * 3) / 4, moves].map((move) => `<text x="${x(move)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${Math.round(move)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Latency of a move by its number in the match">
<style>
  svg { background: #fdfaf3; color: #2b2520; font: 12px system-ui, sans-serif }
  text { fill: currentColor }
  path { fill: none; stroke: currentColor; stroke-width: 1.5 }
  .grid { stroke-opacity: .18; stroke-width: 1 }
  @media (prefers-color-scheme: dark) { svg { background: #1d2230; color: #ece6da } }
</style>
${[...grid, ...marks].join('\n')}
<text x="${(LEFT + WIDTH - 20) / 2}" y="${HEIGHT - 6}" text-anchor="middle">number of the move in its match</text>
<path d="M${points.map(([move, ms]) => `${x(move)} ${y(ms)}`).join('L')}"/>
</svg>
`;
}

process.env.CHALET_JVM = `${process.env.CHALET_JVM ?? ''} -Dbench.moves=${moves}`;
const scratch = mkdtempSync(join(tmpdir(), 'bench-long-'));
const port = await freePort();
const { exec, args, env } = peer('chalet').command({ port, scratch });
const server = new ServerProcess({ exec, args, env, core: 0 });
const load = new LongLoad({ mode: 'closed' });
try {
  await server.accepted(port, 120_000);
  await load.connect(await peer('chalet').start({ port }), Number(o.tables));
  load.start();
  while (load.ended < Number(o.tables)) {
    if (load.failed) throw load.failed;
    if (load.lost() > 0 || load.refused() > 0 || load.badViews > 0) throw new Error(load.firstBad ?? 'a connection was lost, or a move refused');
    await sleep(100);
  }
  load.pause();
  console.log('| moves | p50, ms | p99, ms | counted |\n|---|---|---|---|');
  const ranges = [[1, 1], [2, 20], [91, 110], [491, 510], [moves - 19, moves]].filter(([, to]) => to <= moves);
  for (const [from, to] of ranges) {
    const { n, p50, p99 } = quantiles(load.between(from, to));
    console.log(`| ${from === to ? from : `${from} to ${to}`} | ${p50} | ${p99} | ${n} |`);
  }
  writeFileSync(o.svg, svg(load));
} finally {
  load.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
