import { expect, test } from 'vitest';
import { CHART, changes, labelled, layOut } from './chart';

const width = 640;
const growth = [
  [0, 0],
  [0, 0],
  [7, 0],
  [7, 19],
  [7, 19],
];

test('lines begin at the deal, step at each change and reach the end', () => {
  const { lines, x } = layOut(growth, width);
  const y0 = CHART.height - CHART.bottom;
  const right = width - CHART.right;
  expect(lines).toHaveLength(2);
  expect(lines[0]?.path).toMatch(new RegExp(`^M${CHART.left} ${y0}H${x(2)}V[0-9.]+H${right}$`));
  expect(lines[1]?.marks).toHaveLength(1);
  expect(lines[1]?.marks[0]?.x).toBe(x(3));
});

test('the axes carry round numbers that hold all points', () => {
  const { across, up } = layOut(growth, width);
  expect(up.map((tick) => tick.value)).toEqual([0, 5, 10, 15, 20]);
  expect(across.map((tick) => tick.value)).toEqual([0, 1, 2, 3, 4]);
});

test('a match without points has a flat line', () => {
  const { lines, up } = layOut([[0], [0]], width);
  expect(lines[0]?.path).toBe(`M${CHART.left} ${CHART.height - CHART.bottom}H${width - CHART.right}`);
  expect(up.map((tick) => tick.value)).toEqual([0, 1]);
});

test('points below zero find room', () => {
  const { up, lines } = layOut([[0], [-12]], width);
  expect(up[0]?.value).toBe(-15);
  expect(lines[0]?.marks[0]?.y).toBeLessThan(CHART.height - CHART.bottom);
});

test('changes names the plies at which anybody scored', () => {
  expect(changes(growth)).toEqual([0, 2, 3]);
});

test('names of parts that begin close together stand in rows of their own', () => {
  const name = 'After avalanche 1';
  const parts = [0, 60, 160, 192, 440].map((ply) => ({ ply, name }));
  const placed = labelled(parts, (ply) => ply, 480);
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0, 1, 0]);
  expect(placed.map((part) => part.name)).toEqual([name, name, name, name, '']);
});
