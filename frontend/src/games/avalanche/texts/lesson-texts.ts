/** The words of Avalanche's lesson; its scenes lie on the server (`lesson/avalanche.json`). */
import type { LessonTexts } from '../../lesson';

export const lesson: LessonTexts = {
  names: ['', 'Ada'],
  end: 'Open a run with a lift, bank it in time, and play the fifth avalanche while you lead.',
  marks: { Bank: '.do.bank', EndTurn: '.do:not(.bank)' },
  others: {
    PickUp: 'You can draw from either pile. For this lesson, use the marked one.',
    Play: 'That card links too. For this lesson, play the marked one.',
    Bank: 'Banking is safe, but it takes your whole turn. Grow the run first.',
    EndTurn: 'You could end your turn now, but there’s more to gain first.',
  },
  scenes: {
    run: {
      title: 'Your first run',
      opening: 'Most banked points win when the fifth avalanche falls.',
      steps: {
        draw: { say: 'Draw a card. You draw two each turn, and see the first before choosing the second.' },
        lift: { say: 'A red run card! Take a lift as your second card: you need one to open a run.' },
        begin: {
          say: 'Play the lift: it opens your run. You can play up to three cards a turn.',
          others: { EndTurn: 'You can keep your cards, but only an open run can grow.' },
        },
        blue: {
          say: 'Add blue. Harder runs are worth more: green 1, blue 2, red 3, black 4 points.',
          others: {
            Play: 'Any colour can come first, but blue links to the red you drew.',
          },
        },
        red: {
          say: 'Add red, blue’s neighbour. Black can’t follow blue: the order is green, blue, red, black.',
          others: { Play: 'Green is next to blue too, but it’s worth 1. Red is worth 3.' },
        },
        end: { say: 'You’ve played three cards. End your turn: your run stays open and can still grow.' },
        ada: { say: 'Watch Ada: she draws two, opens a run and adds blue to blue. Matching colours link too.' },
      },
    },
    bank: {
      title: 'Five cards, then bank',
      opening: 'Another match, later.',
      steps: {
        draw: {
          say: 'Your open run has three reds. Draw: a run of five earns 4 extra points.',
          others: { Bank: 'Three reds would score 9. Two more cards make it 16.' },
        },
        second: { say: 'Draw again: you need two cards that link.' },
        fourth: {
          say: 'Play blue after red: they’re neighbours, so they link. That makes four.',
          others: { Play: 'Black links to red, but your greens won’t fit after it.' },
        },
        fifth: { say: 'Play green after blue: your fifth run card earns the 4 extra points.' },
        end: { say: 'End your turn. Banking takes a whole turn, so it has to wait.' },
        ada: { say: 'Watch Ada: she adds to her run instead of banking it. An avalanche could sweep it away.' },
        bank: {
          say: 'Bank now, before you draw. It takes your whole turn, but your 16 points are safe.',
          others: { PickUp: 'Once you draw, you can’t bank this turn. An avalanche could take all 16.' },
        },
      },
    },
    avalanche: {
      title: 'The mountain moves',
      opening: 'Another match, later.',
      steps: {
        draw: {
          say: 'Your two open blacks are worth 8. Draw instead of banking: you risk them for more.',
          others: { Bank: 'A careful skier would! But first see what can go wrong.' },
        },
        second: { say: 'Draw again. Five avalanches are hidden in the draw pile and players’ hands.' },
        third: { say: 'Add black: your run is now worth 12, and nothing protects it.' },
        end: { say: 'End your turn and hope: only banked runs are safe.' },
        ada: { say: 'Ada plays an avalanche. It sweeps away every open run: your 12 points are gone.' },
      },
    },
    last: {
      title: 'How it ends',
      opening: 'Another match, near its end.',
      steps: {
        draw: {
          say: 'Four avalanches have been played; the fifth ends the match. You lead 84 to 65. Draw.',
          others: { Bank: 'Banking 12 more is sensible, but Ada might catch up before you can end it.' },
        },
        lift: { say: 'An avalanche! Before you can play it, draw your second card: take a lift.' },
        fifth: { say: 'Play the avalanche: the match ends while you’re ahead. Your open run scores nothing.' },
        over: { say: 'You win 84 to 65: only banked runs count, open ones score nothing.' },
      },
    },
  },
};
