/** The words for a stranger who opens a table's address without an invitation. */
export const texts = {
  title: 'Ask to join',
  help: 'You need an invitation to this table. Or ask, and its host sees your name.',
  wasThere: 'You’re no longer at this table. Ask to come back, and its host sees your name.',
  ask: 'Ask to join',
  waiting: 'Waiting for the host…',
  waitingHelp: 'Stay on this page. You go in as soon as the host lets you in.',
  cancel: 'Cancel',
  unanswered: 'Nobody let you in. The host may be away or busy, or the table may have closed.',
  again: 'Ask again',
  haveCode: 'Do you have an invite link or code?',
};
