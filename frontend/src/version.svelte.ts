import { holdsSomething, watchTyping } from './unsaved';

/** The session storage key of the builds for which this tab has already reloaded. */
const KEY = 'chalet.reloaded';
/** Not every address that is followed leads away: a file is saved, a question is answered with no. */
const SIGNS_OF_STAYING = ['pageshow', 'pointerdown', 'keydown'];

/** As the server names its own; undefined in development. Pages in several languages are told, else it is the entry. */
const ownBuild = (): string | undefined =>
  (__LANGUAGES__ && document.querySelector<HTMLMetaElement>('meta[name=build]')?.content) ||
  /\/assets\/(.+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')?.[1];

/** Notes that this tab reloads because of that build; false where it has done so before, or cannot note it. */
function mayReload(build: string): boolean {
  try {
    const before = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (before.includes(build)) return false;
    sessionStorage.setItem(KEY, [...before.slice(-8), build].join(' '));
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the server serves pages: if it does not, a reload would leave nothing at all. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}

/** `newer`: the server has another build. `missing`: a part is missing, and a reload brings it. `lost`: no network. */
type Outdated = 'newer' | 'missing' | 'lost';

class Version {
  outdated = $state<Outdated | undefined>();
  #missed = false;
  #isLeft = false;
  /** Stands in for the browser's own in tests. */
  reload: () => void = () => location.reload();

  /** Listens for parts that cannot be fetched, all of them; the answer ends it. */
  watch(): () => void {
    // Firefox tells of parts that were still on their way when the page was left: a reload would keep its reader here.
    const missed = () => this.#isLeft || void this.missed();
    const left = () => (this.#isLeft = true);
    const stayed = () => (this.#isLeft = false);
    const endTyping = watchTyping();
    const hidden = () => this.#renewUnseen();
    addEventListener('vite:preloadError', missed);
    addEventListener('beforeunload', left);
    for (const sign of SIGNS_OF_STAYING) addEventListener(sign, stayed);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('vite:preloadError', missed);
      removeEventListener('beforeunload', left);
      for (const sign of SIGNS_OF_STAYING) removeEventListener(sign, stayed);
      endTyping();
      document.removeEventListener('visibilitychange', hidden);
    };
  }

  /** The server tells which build it gives out. */
  learn(build: string | null | undefined): void {
    const own = ownBuild();
    if (!build || !own) return;
    if (build === own && this.outdated === 'newer') this.outdated = undefined;
    if (build !== own) this.outdated ??= 'newer';
    this.#renewUnseen();
  }

  /** A part could not be fetched: the server has another build, or the network failed. */
  async missed(): Promise<void> {
    this.#missed = true;
    await this.lookAgain();
  }

  /** Where a part is missing and the server is there, a reload brings it. */
  readonly lookAgain = async (): Promise<void> => {
    if (!this.#missed) return;
    this.outdated = (await serverAnswers()) ? 'missing' : 'lost';
    if (this.outdated === 'missing') this.#renew();
  };

  /** Nobody looks, nothing was typed, and no match is on: the new version can come. */
  #renewUnseen(): void {
    if (this.outdated === 'newer' && document.hidden && !document.querySelector('[data-board]')) this.#renew();
  }

  #renew(): void {
    if (!holdsSomething() && mayReload(ownBuild() ?? '?')) this.reload();
  }
}

export const version = new Version();
