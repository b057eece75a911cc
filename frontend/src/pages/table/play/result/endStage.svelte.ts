import { still } from '../../../../board/flight';

/** The shortest and the longest time in which a board plays its end, in milliseconds. */
const LEAST = 1500;
const MOST = 2500;
/** The time between two looks at what still moves, in milliseconds. */
const LOOK = 100;

const moves = (board: Element | undefined): boolean =>
  (board?.getAnimations?.({ subtree: true }) ?? []).some(
    (one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)),
  );

/** Scrolls to the upper end of a board, where its picture is: the last button was at the lower one. */
function showTop(board: Element | undefined): void {
  if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
}

/**
 * The time between the last action and the result: the board plays its end, until a press, for at most two and a half
 * seconds. The result comes at once with reduced motion, and on a page that never saw the match running.
 */
export class EndStage {
  /** True once the result may be shown. */
  come = $state(false);
  #sawItRunning = false;

  /** Notes that the board shows a running match. */
  running(): void {
    this.#sawItRunning = true;
  }

  /**
   * Lets the board play its end; call once the match is over.
   *
   * @returns stops waiting
   */
  over(board: () => Element | undefined): () => void {
    if (this.come || !this.#sawItRunning || still()) {
      this.come = true;
      return () => {};
    }
    showTop(board());
    const since = performance.now();
    const finish = () => {
      stop();
      this.come = true;
    };
    const pressed = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) finish();
    };
    const timer = setInterval(() => {
      const passed = performance.now() - since;
      if (passed >= MOST || (passed >= LEAST && !moves(board()))) finish();
    }, LOOK);
    const stop = () => {
      clearInterval(timer);
      removeEventListener('pointerdown', pressed);
      removeEventListener('keydown', pressed);
    };
    addEventListener('pointerdown', pressed);
    addEventListener('keydown', pressed);
    return stop;
  }
}
