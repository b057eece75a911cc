import { language } from '../texts';

const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

/** The words about the picture of a result, and those that stand in it. */
export const pictureTexts = {
  open: 'Share result',
  title: 'Share result',
  drawing: 'Drawing the picture…',
  /** The picture for those who do not see it. */
  alt: (parts: readonly string[]) => `Picture: ${parts.filter((part) => part !== '').join(' · ')}`,
  row: (name: string, score: string) => `${name}, ${score}`,
  share: 'Share',
  save: 'Save picture',
  copy: 'Copy picture',
  copied: 'Picture copied',
  saved: 'Picture saved',
  copyDenied: 'Your browser didn’t allow copying. Save the picture instead.',
  shareDenied: 'Your browser didn’t allow sharing. Save the picture instead.',
  saveFailed: 'The picture wasn’t saved. Press and hold it to save it.',
  failed: 'The picture couldn’t be drawn. Please try again.',
  scrambled:
    'Your browser protects you from being recognised and scrambles pictures. Let this site read the canvas and try again, or take a screenshot of the result.',
  again: 'Try again',

  /** When the match was played. */
  day: (moment: Date) => days.format(moment),
  /** Where a place depends on another number than the points. */
  standing: (count: number, unit: string) => `${count} ${unit}`,
  rank: (rank: number) => `${rank}.`,
};
