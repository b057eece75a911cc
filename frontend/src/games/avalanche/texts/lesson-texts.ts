/** The words of Avalanche's lesson; its scenes lie on the server (`lesson/avalanche.json`). */
import type { LessonTexts } from '../../lesson';

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Open a run with a lift, bank it in time, and play the fifth avalanche while you lead.',
  marks: { Bank: '.do.bank', EndTurn: '.do:not(.bank)' },
  others: {
    PickUp: 'You may take from either pile. This lesson needs the marked one.',
    Play: 'That card links, too. This lesson goes on with the marked one.',
    Bank: 'Banking is safe, but it is your whole turn. Let the run grow first.',
    EndTurn: 'You may end your turn early. Here there is more to gain first.',
  },
  scenes: {
    run: {
      title: 'Your first run',
      steps: {
        draw: { say: 'Draw a card. You take two each turn, and see the first before you choose the second.' },
        lift: { say: 'A red run! Take a lift as your second card: every run you build needs one to begin.' },
        begin: {
          say: 'Play the lift: it opens your run. You may play up to three cards in a turn.',
          others: { EndTurn: 'You may keep all your cards. But only an open run can grow.' },
        },
        blue: {
          say: 'Add blue. Harder runs are worth more: green 1, blue 2, red 3, black 4 points.',
          others: {
            Play: 'Any colour may come first. Blue leaves room for the red that you drew.',
          },
        },
        red: {
          say: 'Add red, blue’s neighbour. Black cannot follow blue: the order is green, blue, red, black.',
          others: { Play: 'Green is blue’s neighbour, too, but it is worth 1. Red is worth 3.' },
        },
        end: { say: 'You have played three cards. End your turn: the run stays open and may still grow.' },
        ada: { say: 'Watch Ada: she draws two, opens a run and adds blue to blue. The same colour links, too.' },
      },
    },
    bank: {
      title: 'Five cards, then bank',
      steps: {
        draw: {
          say: 'Three reds lie open. Draw: a run of five earns 4 points extra.',
          others: { Bank: 'Three reds would score 9. With two cards more it is 16.' },
        },
        second: { say: 'Draw again: you need two cards that link.' },
        fourth: {
          say: 'Play blue after red: neighbours link, and your run grows to four.',
          others: { Play: 'Black links to red, but your greens would not fit after it.' },
        },
        fifth: { say: 'Play green after blue: with five run cards you earn the 4 extra points.' },
        end: { say: 'End your turn. Banking takes a whole turn, so it has to wait for the next.' },
        ada: { say: 'Watch Ada: she makes her run longer instead of banking it. An avalanche could sweep it away.' },
        bank: {
          say: 'Bank now, before you draw. It is your whole turn, but 16 points are safe for good.',
          others: { PickUp: 'After drawing you cannot bank in this turn. An avalanche could take all 16.' },
        },
      },
    },
    avalanche: {
      title: 'The mountain moves',
      steps: {
        draw: {
          say: 'Two blacks lie open, worth 8. Draw a card instead of banking: you risk them for more.',
          others: { Bank: 'A careful skier would! Here you learn what can happen otherwise.' },
        },
        second: { say: 'Draw again. Five avalanches are hidden in the draw pile and in hands.' },
        third: { say: 'Add black: now 12 points lie open, and nothing protects them.' },
        end: { say: 'End your turn, and hope: only banked runs are safe.' },
        ada: { say: 'Ada plays an avalanche. It sweeps away every open run: your 12 points are gone.' },
      },
    },
    last: {
      title: 'How it ends',
      steps: {
        draw: {
          say: 'Four avalanches have fallen; the fifth ends the match. You lead by 84 to 65. Draw.',
          others: { Bank: 'Banking 12 more is sound. But Ada might catch up before you can end it.' },
        },
        lift: { say: 'An avalanche! Take a lift first: the second card is not optional.' },
        fifth: { say: 'Play the avalanche: the match ends while you lead. Your open run scores nothing.' },
      },
    },
  },
};
