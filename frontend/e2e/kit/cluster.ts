/** Several processes of one house: their PostgreSQL, and a balancer before them that is not sticky. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server';

const PACKAGE = '/usr/lib/postgresql';
const USER = 'chalet';
const PASSWORD = 'of-no-use-elsewhere';

/** Debian's PostgreSQL with a folder of its own; as another user where we are root, whom it refuses. */
export class Postgres {
  readonly #programs: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'chalet-postgres-'));

  private constructor(programs: string, port: number) {
    this.#programs = programs;
    this.#port = port;
    chmodSync(this.#folder, 0o777);
    writeFileSync(join(this.#folder, 'password'), PASSWORD);
    const access = [`--pwfile=${join(this.#folder, 'password')}`, '-A', 'scram-sha-256'];
    this.#run('initdb', '-D', this.#data, '-U', USER, ...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    this.#run('pg_ctl', '-D', this.#data, '-w', '-l', join(this.#folder, 'log'), '-o', options, 'start');
    this.#run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', USER, 'chalet');
  }

  static get isThere(): boolean {
    return existsSync(PACKAGE);
  }

  static async started(): Promise<Postgres> {
    const version = readdirSync(PACKAGE)[0]!;
    return new Postgres(join(PACKAGE, version, 'bin'), await freePort());
  }

  /** The settings of a process of the cluster, in addition to those of all. */
  get settings(): string[] {
    return [
      `chalet.database.url=jdbc:postgresql://127.0.0.1:${this.#port}/chalet`,
      `chalet.database.user=${USER}`,
      `chalet.database.password=${PASSWORD}`,
      'chalet.cluster.enabled=true',
      'chalet.cluster.address=127.0.0.1',
      'chalet.cluster.port=0',
    ];
  }

  stop(): void {
    this.#run('pg_ctl', '-D', this.#data, '-w', '-m', 'immediate', 'stop');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #run(program: string, ...words: string[]): void {
    const another = process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
    const [first, ...rest] = [...another, join(this.#programs, program), ...words];
    execFileSync(first!, rest, { cwd: this.#folder, stdio: 'ignore', env: { ...process.env, PGPASSWORD: PASSWORD } });
  }
}

/** Each connection goes to the first port that takes it. */
export class Balancer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async before(ports: number[]): Promise<Balancer> {
    const server = createServer((client) => pass(client, ports));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Balancer(server);
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }
}

function pass(client: Socket, [port, ...others]: number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const process = connect(port, '127.0.0.1');
  let isTaken = false;
  process.once('connect', () => {
    isTaken = true;
    client.pipe(process).pipe(client);
  });
  process.once('error', () => (isTaken ? client.destroy() : pass(client, others)));
  process.once('close', () => isTaken && client.destroy());
  client.once('error', () => process.destroy());
  client.once('close', () => process.destroy());
}
