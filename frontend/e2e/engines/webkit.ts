/** WebKitGTK's browser on a screen of its own, driven by plain WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../kit/server';
import { program, WARNING, type Engine, type EngineWindow } from './engine';

const DRIVER = program('WebKitWebDriver');
const SCREEN = program('Xvfb');
const BROWSER = program(process.env.MINIBROWSER, ...miniBrowsers());

/** Pages are painted without OpenGL: where no graphics card is, Mesa's would crash them now and then. */
const PAINTED = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
/** The longest that a driver may take to answer, in milliseconds: if its page has crashed, it never does. */
const PATIENCE = 60_000;

export const webkit: Engine = {
  name: 'WebKit',
  missing: [
    DRIVER && BROWSER ? '' : 'WebKitGTK’s driver and browser (Debian: webkit2gtk-driver)',
    SCREEN ? '' : 'Xvfb (Debian: xvfb)',
  ]
    .filter(Boolean)
    .join(' and '),
  async start() {
    const config = quietDesktop();
    const screen = spawn(SCREEN!, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(createInterface(screen.stdio[3] as Readable), 'line')) as [string];
    const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config, ...PAINTED };
    const windows: WebKitWindow[] = [];
    return {
      async window() {
        const window = await WebKitWindow.opened(env);
        windows.push(window);
        return window;
      },
      async close() {
        for (const window of windows) await window.close();
        await ended(screen);
        rmSync(config, { recursive: true, force: true });
      },
    };
  },
};

/** Debian installs it beside the library, not on the path. */
function miniBrowsers(): string[] {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  return folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
  );
}

/** Settings of a desktop that wants no motion. */
function quietDesktop(): string {
  const config = mkdtempSync(join(tmpdir(), 'chalet-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return config;
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

/** The name under which WebDriver tells of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver has one browser, and that remembers nothing: each window is one of these. */
class WebKitWindow implements EngineWindow {
  readonly #driver: ChildProcess;
  readonly #address: string;
  readonly #complaints: string[] = [];
  #session = '';
  #isOpen = false;

  private constructor(driver: ChildProcess, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  static async opened(env: NodeJS.ProcessEnv): Promise<WebKitWindow> {
    const port = await freePort();
    const driver = spawn(DRIVER!, [`--port=${port}`], { stdio: 'ignore', env });
    const window = new WebKitWindow(driver, `http://127.0.0.1:${port}`);
    while (!(await fetch(`${window.#address}/status`).catch(() => null))?.ok) await setTimeout(20);
    const options = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } };
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', ...options } };
    const { sessionId } = await window.#ask<{ sessionId: string }>('/session', { capabilities });
    window.#session = `/session/${sessionId}`;
    await window.#tell('/window/rect', { width: 1280, height: 938 });
    return window;
  }

  async close(): Promise<void> {
    await this.#ask(this.#session, undefined, 'DELETE').catch(() => {});
    await ended(this.#driver);
  }

  /** Its driver tells nothing of the console: from as soon as the new page is there, it is listened to in the page. */
  async open(url: string): Promise<void> {
    if (this.#isOpen) this.#complaints.push(...(await this.#heard()));
    await this.run('window.isLeft = true');
    await this.#tell('/url', { url });
    while (!(await this.run(LISTEN).catch(() => false))) await setTimeout(5);
    this.#isOpen = true;
  }

  async run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.#tell('/execute/sync', { script, args });
  }

  async click(script: string, ...args: unknown[]): Promise<void> {
    const found = await this.run<Record<string, string> | null>(script, ...args);
    if (!found) throw new Error(`There is nothing to click: ${JSON.stringify(args)}`);
    await this.#tell(`/element/${found[ELEMENT]}/click`, {});
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#tell('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async complaints(): Promise<string[]> {
    return [...this.#complaints, ...(await this.#heard())];
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#ask<string>(`${this.#session}/screenshot`, undefined, 'GET'), 'base64');
  }

  #heard(): Promise<string[]> {
    return this.run('return window.complaints ?? ["The page was loaded anew, and nobody listened to it."]');
  }

  #tell<T>(command: string, body: unknown): Promise<T> {
    return this.#ask(this.#session + command, body);
  }

  async #ask<T>(path: string, body: unknown, method = 'POST'): Promise<T> {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(this.#address + path, { method, signal, body: body ? JSON.stringify(body) : undefined });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

/** Keeps what is complained about; false while the page that was left is still there. */
const LISTEN = `
  if (window.isLeft || location.protocol === 'about:') return false;
  const complaints = (window.complaints = []);
  for (const level of ['error', 'warn']) {
    const say = console[level];
    const mark = level === 'warn' ? '${WARNING}' : '';
    console[level] = (...words) => { complaints.push(mark + words.map(String).join(' ')); say.apply(console, words); };
  }
  addEventListener('error', (event) => complaints.push(event.message ?? 'not loaded: ' + event.target.outerHTML), true);
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.blockedURI));
  return true;`;
