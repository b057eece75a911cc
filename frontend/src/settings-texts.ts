/** The words of the settings. */
export const settingsTexts = {
  title: 'Settings',
  name: 'Your name',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { auto: 'System', less: 'Reduced' },
  sounds: 'Sounds',
  levels: { off: 'Off', turns: 'My turn and endings', all: 'All' },
  levelHelp: 'Until you choose: all sounds when you play alone, your turn and endings with other people.',
  volume: 'Volume',
  percent: (volume: number) => `${volume} %`,
  vibration: 'Vibrate on my turn',
  shortcuts: 'Keyboard shortcuts',
  notKept:
    'Your browser couldn’t save that: its storage for this site is full or off. It applies until you leave this page.',
  forget: 'Delete my guest profile',
  forgetHelp: 'Deletes your name and frees your seats. Finished matches stay, but you can’t open private ones.',
  forgetSure: 'Delete your guest profile? This can’t be undone.',
  forgetNow: 'Yes, delete',
  forgotten: 'Guest profile deleted. Have a good way down!',
  saved: 'Saved',
};
