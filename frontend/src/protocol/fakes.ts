import type { IStompSocket } from '@stomp/stompjs';
import type { Surroundings } from './connection';
import { Problem } from './rest';
import type { Session } from './types';

interface Sent {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** A server's end of a WebSocket that speaks STOMP in memory. */
class FakeSocket implements IStompSocket {
  readyState = 0;
  url = 'ws://test/ws';
  onclose: IStompSocket['onclose'] = null;
  onerror: IStompSocket['onerror'] = null;
  onmessage: IStompSocket['onmessage'] = null;
  onopen: IStompSocket['onopen'] = null;
  readonly sent: Sent[] = [];

  send(data: string | ArrayBuffer): void {
    for (const raw of String(data).split('\0')) {
      const frame = raw.replace(/^\n+/, '');
      if (frame === '') continue;
      const [head = '', ...rest] = frame.split('\n\n');
      const [command = '', ...lines] = head.split('\n');
      const headers = Object.fromEntries(lines.map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]));
      this.sent.push({ command, headers, body: rest.join('\n\n') });
    }
  }

  close(): void {
    this.drop(1000);
  }

  terminate(): void {
    this.drop(4001);
  }

  /** The server accepts: the socket opens and answers CONNECT. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this, new Event('open') as never);
    this.connected();
  }

  connected(): void {
    this.deliver('CONNECTED', { version: '1.2', 'heart-beat': '5000,5000' });
  }

  drop(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.call(this, { code, reason: '', wasClean: false } as never);
  }

  deliver(command: string, headers: Record<string, string>, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value.replaceAll(':', '\\c')}\n`);
    this.onmessage?.call(this, { data: `${command}\n${lines.join('')}\n${body}\0` } as never);
  }

  /** Publishes to whoever subscribed to the destination. */
  publish(destination: string, body: unknown): void {
    for (const { headers } of this.subscriptions(destination)) {
      this.deliver(
        'MESSAGE',
        { subscription: headers.id ?? '', destination, 'message-id': `m${Math.random()}` },
        JSON.stringify(body),
      );
    }
  }

  reply(body: unknown): void {
    this.publish('/user/topic/replies', body);
  }

  subscriptions(destination: string): Sent[] {
    const ended = new Set(
      this.sent.filter(({ command }) => command === 'UNSUBSCRIBE').map(({ headers }) => headers.id),
    );
    return this.sent.filter(
      ({ command, headers }) =>
        command === 'SUBSCRIBE' && headers.destination === destination && !ended.has(headers.id),
    );
  }

  sends(destination: string): Record<string, unknown>[] {
    return this.sent
      .filter(({ command, headers }) => command === 'SEND' && headers.destination === destination)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }
}

/** Surroundings in which a test decides what happens. */
export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  sessions = 0;
  reachable = true;
  online = true;
  cookies = true;
  /** True where a limit keeps WebSockets away. */
  crowded = false;
  /** Why the requests for the session are refused, if they are. */
  refusal: Problem | undefined;
  /** True where the server marks its cookies for https. */
  secure = false;
  /** The value of the cookie; undefined without one, and then each session gets a new token. */
  token: string | undefined;
  /** The timeout of each request for the session, in milliseconds. */
  readonly patience: number[] = [];

  session = async (patienceMillis: number): Promise<Session> => {
    this.sessions += 1;
    this.patience.push(patienceMillis);
    if (!this.reachable) throw new Error('unreachable');
    if (this.refusal) throw this.refusal;
    return {
      player: null,
      suggestedName: 'Ada',
      build: null,
      csrf: { header: 'X-XSRF-TOKEN', token: this.token ?? `token${this.sessions}`, secure: this.secure },
    };
  };

  isCrowded = async (): Promise<boolean> => this.crowded;

  openSocket = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  isOnline = () => this.online;
  keepsCookies = () => this.cookies;
  random = () => 1;

  get socket(): FakeSocket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error('no socket was opened');
    return newest;
  }
}
