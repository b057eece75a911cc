import { texts } from './texts';

const FAVICON = '/favicon.svg';
const FAVICON_TURN = '/favicon-turn.svg';

/** The title of the window, and the mark that calls a player whose turn it is. */
class Title {
  page = $state('');
  myTurn = $state(false);

  get words(): string {
    return texts.windowTitle([this.myTurn ? texts.play.yourTurnTitle : '', this.page, texts.site]);
  }

  /** To be called from an effect: writes what has changed. */
  write(): void {
    document.title = this.words;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = this.myTurn ? FAVICON_TURN : FAVICON;
    if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
  }
}

export const title = new Title();
