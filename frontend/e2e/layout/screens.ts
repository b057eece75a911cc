import type { CDPSession, Page } from '@playwright/test';
import { drawn } from './quiet';

const SIZES = ['320x640', '360x740', '390x844', '768x1024', '1440x900', '844x390'] as const;
const COLOURS = ['light', 'dark', 'forced colours'] as const;
const USUAL_LETTERS = 16;

/** A screen size with its colours and text size. */
export interface Screen {
  size: (typeof SIZES)[number] | '320x844';
  colours: (typeof COLOURS)[number];
  /** In percent of the usual size. */
  text: 100 | 200;
}

/** Every size with usual and with large letters; on 320 px these would be twice as large as anybody has to support. */
const LOOKS = SIZES.flatMap((size) =>
  ([100, 200] as const).filter((text) => text === 100 || size !== '320x640').map((text) => ({ size, text })),
);

/** Two screens on which the `at`-th of several things is looked at: each pair of size, letters and colours comes up for every 33. */
export function screensFor(at: number): Screen[] {
  const screen = (index: number): Screen => ({
    ...LOOKS[index % LOOKS.length]!,
    colours: COLOURS[(Math.floor(at / 3) + index) % COLOURS.length]!,
  });
  return [screen(at), screen(at + 6)];
}

export const named = ({ size, colours, text }: Screen): string => `${size}, ${colours}, text of ${text} %`;

/** Sets a page to a screen without loading it again. */
export class Viewer {
  #now: Screen | undefined;

  private constructor(
    readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  static async of(page: Page): Promise<Viewer> {
    return new Viewer(page, await page.context().newCDPSession(page));
  }

  async look(screen: Screen): Promise<void> {
    const now = this.#now;
    this.#now = screen;
    const [width = 0, height = 0] = screen.size.split('x').map(Number);
    if (now?.colours !== screen.colours)
      await this.page.emulateMedia({
        colorScheme: screen.colours === 'dark' ? 'dark' : 'light',
        forcedColors: screen.colours === 'forced colours' ? 'active' : 'none',
      });
    if (now?.text !== screen.text) {
      const standard = (USUAL_LETTERS * screen.text) / 100;
      await this.browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    }
    if (now?.size !== screen.size) await this.page.setViewportSize({ width, height });
    await drawn(this.page);
  }
}
