// Prints what compare.sh has measured: for each figure the median of the rounds of either commit, and head to base.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const figures = new Map();
for (const file of readdirSync(folder).filter((name) => /^(base|head)-\d+\.json$/.test(name))) {
  const [side] = file.split('-');
  for (const { benchmark, params = {}, primaryMetric, secondaryMetrics = {} } of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
    const name = `${benchmark.split('.').slice(-2).join('.')} ${Object.values(params).join(' ')}`;
    for (const [metric, { score }] of Object.entries({ '': primaryMetric, ...secondaryMetrics })) {
      const key = metric ? `${name} ${metric}` : name;
      if (!figures.has(key)) figures.set(key, { base: [], head: [] });
      figures.get(key)[side].push(score);
    }
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const spread = (numbers) => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers);
console.log('head/base  spread  figure (operations or what is counted, a second)');
for (const [name, { base, head }] of figures) {
  if (base.length === 0 || head.length === 0 || median(base) < 1e-3) continue;
  const ratio = median(head) / median(base);
  console.log(`${ratio.toFixed(3).padStart(9)}  ${Math.max(spread(base), spread(head)).toFixed(2).padStart(6)}  ${name}`);
}
