import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../../app.svelte';
import type { Passing } from '../../../protocol/types';
import { table } from '../examples';
import type { TableView } from '../tableView.svelte';
import * as asking from './asking';
import { passedWords } from './passed';
import Passings from './Passings.svelte';
import { texts } from './texts';

const ada = { id: 'pAda', name: 'Ada', version: 0 };
const ben = { id: 'pBen', name: 'Ben', version: 0 };
const benno = { id: 'pBenno', name: 'Benno', version: 0 };
const passing: Passing = { seat: 1, former: ben, holder: benno, agreed: [ada], takenBack: false };
const back: Passing = { ...passing, takenBack: true, spoiled: true };

const view = { listen: vi.fn(), load: vi.fn().mockResolvedValue(undefined), attempt: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  view.attempt.mockImplementation((deed: () => Promise<unknown>) =>
    deed().then(
      () => true,
      () => false,
    ),
  );
  vi.spyOn(asking, 'takeBack').mockResolvedValue(table([]));
  vi.spyOn(asking, 'endSpoiled').mockResolvedValue();
});
afterEach(cleanup);

function show(player: typeof ada, passings: Passing[], mySeat?: number) {
  me.player = player;
  const shown = { ...view, amHere: mySeat !== undefined, mySeat, busy: false, refused: '' } as unknown as TableView;
  render(Passings, { view: shown, table: table([{ name: 'Ada' }, { name: 'Benno' }], { passings }) });
}
const button = (name: string) => screen.queryByRole('button', { name });

test('the former player reads what happened, and one tap brings the seat back', async () => {
  show(ben, [passing]);
  screen.getByText(`${texts.lost('Benno')} ${texts.agreed('Ada')}`);
  await fireEvent.click(screen.getByRole('button', { name: texts.takeBackSeat }));
  expect(asking.takeBack).toHaveBeenCalledWith('t1', 1);
  await vi.waitFor(() => expect(view.listen).toHaveBeenCalledOnce());
  expect(view.load).not.toHaveBeenCalled();
});

test('where that came too late, the page looks again', async () => {
  vi.mocked(asking.takeBack).mockRejectedValue(new Error('over'));
  show(ben, [passing]);
  await fireEvent.click(screen.getByRole('button', { name: texts.takeBackSeat }));
  await vi.waitFor(() => expect(view.load).toHaveBeenCalledOnce());
  expect(view.listen).not.toHaveBeenCalled();
});

test('nobody else is offered the seat, and nobody twice', () => {
  for (const [player, passings] of [
    [ada, [passing]],
    [benno, [passing]],
    [ben, [{ ...back, spoiled: null }]],
  ] as const) {
    show(player, [...passings], player === ben ? 1 : 0);
    expect(button(texts.takeBackSeat)).toBeNull();
    expect(button(texts.end)).toBeNull();
    cleanup();
  }
});

test('either player may end a spoiled match, after a question', async () => {
  for (const [player, seat] of [
    [ada, 0],
    [ben, 1],
  ] as const) {
    show(player, [back], seat);
    await fireEvent.click(screen.getByRole('button', { name: texts.end }));
    expect(asking.endSpoiled).not.toHaveBeenCalled();
    screen.getByText(texts.endSure);
    await fireEvent.click(screen.getByRole('button', { name: texts.end }));
    expect(asking.endSpoiled).toHaveBeenCalledWith('t1');
    vi.clearAllMocks();
    cleanup();
  }
  show(benno, [back]);
  expect(button(texts.end)).toBeNull();
});

test('the log names who asked and who agreed, and the way back', () => {
  expect(passedWords(passing)).toEqual([texts.passedAgreed('Benno', 'Ben', 'Ada')]);
  expect(passedWords({ ...back, holder: null, agreed: [] })).toEqual([
    texts.passed(texts.someone, 'Ben'),
    texts.tookBack('Ben'),
  ]);
});
