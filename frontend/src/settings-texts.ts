/** The texts of the settings dialog. */
export const settingsTexts = {
  title: 'You and this browser',
  name: 'Your name',
  theme: 'Light',
  themes: { auto: 'Like the system', light: 'Day', dark: 'Night' },
  motion: 'Motion',
  motions: { auto: 'Like the system', less: 'As little as possible' },
  sound: 'A soft tone when it is your turn',
  shortcuts: 'Single keys, such as letters and digits, act on the board',
  notKept:
    'This browser could not save that: its storage for this site is full or switched off. It holds until you leave this page.',
  forget: 'Forget me',
  forgetHelp:
    'Your name and your seats at tables are given up. Finished matches stay without you being able to open the private ones.',
  forgetSure: 'Really forget? This cannot be undone.',
  forgetNow: 'Yes, forget me',
  forgotten: 'You are forgotten. Have a good way down!',
  saved: 'Saved',
};
