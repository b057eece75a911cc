import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findJava } from './java';

const JAR = process.env.CHALET_JAR ?? join(import.meta.dirname, '../../../target/chalet.jar');
/** More options of its JVM, separated by blanks: pom.xml. */
const JVM = (process.env.SERVER_JVM ?? '').split(' ').filter((option) => option !== '');
const PATIENCE = 180_000;
const POLL = 50;
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** A real server: the packaged jar, on a port and a data folder of its own, that can be killed and started again. */
export class ChaletServer {
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'chalet-browser-test-'));
  readonly #java = findJava();
  #process: ChildProcess | undefined;
  /** The errors in its log for which a test has failed. */
  readonly blamed: string[] = [];

  readonly #settings: string[];
  readonly #jar: string;

  private constructor(port: number, settings: string[], jar: string) {
    this.#port = port;
    this.#settings = settings;
    this.#jar = resolve(jar);
  }

  /** Starts one with settings such as `chalet.bots.tempo=0.2`, and waits until it is healthy. */
  static async started(settings: string[] = [], jar = JAR): Promise<ChaletServer> {
    const server = new ChaletServer(await freePort(), settings, jar);
    try {
      await server.start();
    } catch (failure) {
      // One that is too late would stay, and slow down all that is tried after it.
      await server.stop();
      throw failure;
    }
    return server;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const jar = this.#jar;
    const out = openSync(this.#log, 'a');
    this.#process = spawn(
      this.#java,
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        ...JVM,
        '-jar',
        jar,
        `--server.port=${this.#port}`,
        `--chalet.data-folder=${join(this.#folder, 'data')}`,
        ...this.#settings.map((setting) => `--${setting}`),
      ],
      { cwd: this.#folder, stdio: ['ignore', out, out] },
    );
    await this.#healthy();
  }

  /** Ends the process the hard way, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the server for good and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Returns its log from that character on, or all of it. */
  log(from = 0): string {
    return readFileSync(this.#log, 'utf8').slice(from);
  }

  get #log(): string {
    return join(this.#folder, 'log.txt');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'exit');
    running.kill(signal);
    await exit;
  }

  async #healthy(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      if (this.#process?.exitCode !== null) break;
      const answer = await fetch(`${this.url}/actuator/health`).catch(() => null);
      if (answer?.ok) return;
      await setTimeout(POLL);
    }
    throw new Error(`The server did not start:\n${this.log()}`);
  }
}

/**
 * Below those that the operating system gives to whoever connects to something: one of these would be taken by somebody
 * else before the server listens, or between a kill and its next start.
 */
export async function freePort(): Promise<number> {
  const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
  const probe = createServer();
  const isFree = await new Promise<boolean>((answer) => {
    probe.once('error', () => answer(false));
    probe.listen(port, () => answer(true));
  });
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
