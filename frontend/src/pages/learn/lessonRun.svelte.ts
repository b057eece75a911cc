import type { Played } from '../../games/game';
import type { LessonTexts, StepText } from '../../games/lesson';
import { isSameAction } from '../../protocol/foresights';
import type { Lesson, LessonPosition, LessonScene, LessonStep } from '../../protocol/lessons';
import type { Progress } from '../../shell/progress';
import { texts } from './texts';

const NOTHING: StepText = { say: '' };

/** Somebody's way through a lesson: which step is shown, on which position, and what an action is answered with. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly words: LessonTexts;
  #scene = $state(0);
  #step = $state(0);
  /** The position within the scene. */
  #position = $state(0);
  /** True when all scenes are done or were skipped. */
  over = $state(false);
  /** The answer to the last action, where it was another than the one that is asked for. */
  answer = $state('');
  /** The paragraph of the rules page on which the answer rests; empty if on none. */
  rule = $state('');
  /** Grows with each answer, so that the same words are said again. */
  answers = $state(0);

  constructor(lesson: Lesson, words: LessonTexts, from?: Progress) {
    this.lesson = lesson;
    this.words = words;
    const scene = lesson.scenes.findIndex(({ id }) => id === from?.scene);
    const step = lesson.scenes[scene]?.steps.findIndex(({ id }) => id === from?.step) ?? -1;
    if (step >= 0) this.goTo(scene, step);
  }

  get sceneIndex(): number {
    return this.#scene;
  }

  get stepIndex(): number {
    return this.#step;
  }

  get positionIndex(): number {
    return this.#position;
  }

  get scene(): LessonScene {
    return this.lesson.scenes[this.#scene]!;
  }

  get step(): LessonStep {
    return this.scene.steps[this.#step]!;
  }

  get position(): LessonPosition {
    return this.scene.positions[this.#position]!;
  }

  get say(): StepText {
    return this.words.scenes[this.scene.id]?.steps[this.step.id] ?? NOTHING;
  }

  /** The sentence before the first step of a scene; empty at its other steps. */
  get opening(): string {
    return this.#step === 0 ? (this.words.scenes[this.scene.id]?.opening ?? '') : '';
  }

  get progress(): Progress {
    return { scene: this.scene.id, step: this.step.id };
  }

  /** The action that is asked for; undefined where nothing is. */
  get wanted(): unknown {
    return this.step.mine ? this.scene.positions[this.#position + 1]?.action : undefined;
  }

  /** True while others have something left to do in this step. */
  get others(): boolean {
    return !this.step.mine && this.#position < this.#end;
  }

  /** The position after all actions of this step. */
  get #end(): number {
    return endOf(this.scene, this.#step);
  }

  /** Does an action of the learner, if it is the one that is asked for; else answers it. */
  act(action: unknown): boolean {
    if (this.over) return false;
    if (!this.step.mine || !isSameAction(action, this.wanted)) {
      this.#reply(action);
      return false;
    }
    this.answer = '';
    this.#position += 1;
    if (this.#position >= this.#end) this.#next();
    return true;
  }

  /** Answers with a reason of the rules. */
  tell(answer: string, rule: string): void {
    this.answers += 1;
    this.answer = answer;
    this.rule = rule;
  }

  /** Does several, as far as they are asked for. */
  actAll(actions: readonly unknown[]): Played {
    for (const [count, action] of actions.entries()) if (!this.act(action)) return { count, stopped: 'changed' };
    return { count: actions.length, stopped: null };
  }

  /** Shows the next action of the others. */
  watch(): void {
    if (this.others) this.#position += 1;
  }

  /** Goes on to the next step; what is left of this one is done. */
  goOn(): void {
    if (this.over) return;
    this.answer = '';
    this.#position = this.#end;
    this.#next();
  }

  /** Goes to a step of a scene. */
  goTo(scene: number, step = 0): void {
    const wanted = this.lesson.scenes[scene];
    if (!wanted?.steps[step]) return;
    this.over = false;
    this.answer = '';
    this.#scene = scene;
    this.#step = step;
    this.#position = step === 0 ? 0 : endOf(wanted, step - 1);
  }

  /** Ends the lesson, wherever it is. */
  leave(): void {
    this.answer = '';
    this.over = true;
  }

  #next(): void {
    if (this.scene.steps[this.#step + 1]) this.#step += 1;
    else if (this.lesson.scenes[this.#scene + 1]) this.goTo(this.#scene + 1);
    else this.leave();
  }

  #reply(action: unknown): void {
    const { type } = action as { type: string };
    this.tell(
      this.step.mine ? (this.say.others?.[type] ?? this.words.others[type] ?? texts.another) : texts.watchFirst,
      '',
    );
  }
}

const endOf = (scene: LessonScene, step: number): number =>
  scene.steps.slice(0, step + 1).reduce((positions, { acts }) => positions + acts, 0);
