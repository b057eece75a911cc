import type { Page } from '@playwright/test';
import type { Session } from '../../src/protocol/types';

/** As long as names may be: one that wraps, and one that does not. */
export const LONGEST = 'Maximiliane von Wurmberg';
export const FRIEND = 'Donaudampfschifffahrtsge';

/** A guest who asks the server without a page. */
export class Visitor {
  private constructor(
    readonly page: Page,
    private readonly headers: Record<string, string>,
  ) {}

  /** @param key what opens tables there */
  static async at(page: Page, name: string, key: string): Promise<Visitor> {
    const { csrf } = (await (await page.request.get('/api/session')).json()) as Session;
    const visitor = new Visitor(page, { [csrf.header]: csrf.token, 'X-Table-Key': key });
    await visitor.write('PUT', '/api/session', { name });
    return visitor;
  }

  async read<T>(path: string): Promise<T> {
    return (await (await this.page.request.get(path)).json()) as T;
  }

  async write<T>(method: 'POST' | 'PUT', path: string, data: object = {}): Promise<T> {
    const answer = await this.page.request.fetch(path, { method, headers: this.headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    const body = await answer.text();
    return (body === '' ? undefined : JSON.parse(body)) as T;
  }
}
