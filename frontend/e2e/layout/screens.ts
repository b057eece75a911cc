import type { CDPSession, Page } from '@playwright/test';
import { drawn } from './quiet';

const SIZES = ['320x844', '360x740', '390x844', '768x1024', '1440x900', '844x390'] as const;
const COLOURS = ['light', 'dark', 'forced colours'] as const;
const USUAL_LETTERS = 16;

/** A screen size with its colours and text size. */
export interface Screen {
  size: (typeof SIZES)[number];
  colours: (typeof COLOURS)[number];
  /** In percent of the usual size. */
  text: 100 | 200;
}

/** Where all buttons for what opens are shown. */
export const PHONE: Screen = { size: '390x844', colours: 'light', text: 100 };

/** Every size with usual and with large letters; on 320 px these would be twice as large as anybody has to support. */
const LOOKS = SIZES.flatMap((size) =>
  ([100, 200] as const).filter((text) => text === 100 || size !== '320x844').map((text) => ({ size, text })),
);

/**
 * On which screens the `at`-th of several things is looked at: all sizes and letters in turns of the colours, or, where
 * that takes too long, so many of them that each pair of size, letters and colours comes up for every 33 things.
 */
export function screensFor(at: number, all: boolean): Screen[] {
  const screen = (index: number): Screen => ({
    ...LOOKS[index % LOOKS.length]!,
    colours: COLOURS[(at + index) % COLOURS.length]!,
  });
  // Letters and colours change as seldom as can be: each time the whole page is laid out and drawn anew.
  if (all) return LOOKS.map((_, index) => screen(index)).sort(byLettersAndColours);
  return [screen(at), screen(at + 6)];
}

const byLettersAndColours = (one: Screen, other: Screen): number =>
  one.text - other.text || COLOURS.indexOf(one.colours) - COLOURS.indexOf(other.colours);

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
    const standard = (USUAL_LETTERS * screen.text) / 100;
    await Promise.all([
      now?.colours !== screen.colours &&
        this.page.emulateMedia({
          colorScheme: screen.colours === 'dark' ? 'dark' : 'light',
          forcedColors: screen.colours === 'forced colours' ? 'active' : 'none',
        }),
      now?.text !== screen.text && this.browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
      now?.size !== screen.size && this.page.setViewportSize({ width, height }),
    ]);
    await drawn(this.page);
  }
}
