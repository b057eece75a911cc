import { expect, test, vi } from 'vitest';
import { texts } from '../texts';
import { newRequestKey, Problem, Rest } from './rest';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const session = (token: string, secure = false) =>
  json({ player: null, suggestedName: 'Ada', csrf: { header: 'X-XSRF-TOKEN', token, secure } });

function server(...answers: (Response | Error)[]) {
  const fetcher = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetcher.mockRejectedValueOnce(answer);
    else fetcher.mockResolvedValueOnce(answer);
  }
  const calls = () => fetcher.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`);
  const headers = (call: number) => fetcher.mock.calls[call]?.[1]?.headers as Record<string, string>;
  return { rest: new Rest(fetcher), calls, headers };
}

test('a write fetches the token first and sends it', async () => {
  const { rest, calls, headers } = server(session('one'), json({ id: 't1' }));
  await rest.sit('t1', 2);
  expect(calls()).toEqual(['GET /api/session', 'PUT /api/tables/t1/seats/2']);
  expect(headers(1)['X-XSRF-TOKEN']).toBe('one');
});

test('a token that has grown old is fetched anew, once', async () => {
  const { rest, calls, headers } = server(
    session('one'),
    json({ code: 'csrf', detail: 'old' }, 403),
    session('two'),
    json({ id: 't1' }),
  );
  await rest.start('t1');
  expect(calls()).toHaveLength(4);
  expect(headers(3)['X-XSRF-TOKEN']).toBe('two');
});

test('before there is a token, all who ask at once share one answer: two would bring two cookies', async () => {
  const { rest, calls, headers } = server(session('one'), json({ id: 't1' }), session('one'));
  const [first, second] = await Promise.all([rest.session(), rest.session(4_000), rest.start('t1')]);
  expect(second).toBe(first);
  expect(calls()).toEqual(['GET /api/session', 'POST /api/tables/t1/start']);
  expect(headers(1)['X-XSRF-TOKEN']).toBe('one');
  await rest.session();
  expect(calls()).toHaveLength(3);
});

test('where the first who asks gives up, the next asks for itself', async () => {
  const { rest, calls } = server(new Error('down'), session('two'));
  const [first, second, third] = await Promise.allSettled([rest.session(1), rest.session(), rest.session()]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: { csrf: { token: 'two' } } });
  expect(third).toEqual(second);
  expect(calls()).toHaveLength(2);
});

test('a problem keeps its code, sentence and rule', async () => {
  const { rest } = server(json({ code: 'not-host', detail: 'Only the host can.', rule: 'a' }, 403));
  await expect(rest.games()).rejects.toMatchObject({
    status: 403,
    code: 'not-host',
    message: 'Only the host can.',
    rule: 'a',
  });
});

const cut = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }));

test.each([[new TypeError('down')], [new Response('<html>', { status: 502 })], [cut()]])(
  'a server that cannot be reached is a problem too',
  async (answer) => {
    const { rest } = server(answer);
    const failure = await rest.games().catch((problem: unknown) => problem);
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).toMatchObject({ code: 'unreachable' });
  },
);

/** As a browser tells that it was redirected and did not follow. */
const redirected = () => Object.defineProperties(new Response(''), { status: { value: 0 }, ok: { value: false } });

test.each([
  ['a redirection to a sign-in page', redirected(), 'foreign-answer', texts.problems.foreign],
  ['a limit', new Response('<html>429 Too Many Requests', { status: 429 }), 'too-fast', texts.problems.tooFast],
  ['a limit, as JSON', json({ error: 'rate limited' }, 429), 'too-fast', texts.problems.tooFast],
  ['a limit, with a code of its own', json({ code: 1015 }, 429), 'too-fast', texts.problems.tooFast],
  ['a limit, without words', new Response('', { status: 429 }), 'too-fast', texts.problems.tooFast],
  ['a size', new Response('<html>', { status: 413 }), 'too-large', texts.problems.tooLarge],
  ['the size of an address', new Response('', { status: 414 }), 'too-large', texts.problems.tooLarge],
  ['the size of headers', new Response('<html>', { status: 431 }), 'too-large', texts.problems.tooLarge],
  ['a firewall', new Response('<html>Forbidden', { status: 403 }), 'foreign-answer', texts.problems.foreign],
  ['a sign-in', json({ message: 'Unauthorized' }, 401), 'foreign-answer', texts.problems.foreign],
  ['a sign-in page', new Response('<!doctype html>', { status: 200 }), 'foreign-answer', texts.problems.foreign],
  ['half an answer', new Response('[{"id":', { status: 200 }), 'foreign-answer', texts.problems.foreign],
  ['a server that is away', new Response('null', { status: 503 }), 'unreachable', texts.problems.unreachable],
  ['the same, by Cloudflare', new Response('<html>', { status: 522 }), 'unreachable', texts.problems.unreachable],
  ['anything else', new Response('<html>', { status: 500 }), 'unknown', texts.problems.unexplained],
])('an answer of some proxy says what it can: %s', async (_, answer, code, message) => {
  const failure = await server(answer)
    .rest.games()
    .catch((problem: unknown) => problem);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code, message });
});

test('an answer without a body is fine', async () => {
  const { rest } = server(session('one'), new Response(null, { status: 204 }));
  await expect(rest.chat('t1', 'hello')).resolves.toBeUndefined();
});

test('addresses are escaped', async () => {
  const { rest, calls } = server(json({}));
  await rest.invitation('../../x');
  expect(calls()).toEqual(['GET /api/invitations/..%2F..%2Fx']);
});

test('the key to open tables is sent when there is one', async () => {
  const { rest, headers } = server(session('one'), json({ id: 't1' }));
  const settings = {
    options: {},
    firstSeat: null,
    turnClock: 'OFF',
    windows: {},
    isPublic: false,
    spectators: true,
  } as const;
  await rest.openTable({ game: 'avalanche', seats: 2, settings }, 'key1', 'sesame');
  expect(headers(1)['X-Table-Key']).toBe('sesame');
  expect(headers(1)['Idempotency-Key']).toBe('key1');
});

test.each([
  ['by a link', 'c1', 'POST /api/invitations/c1/guests'],
  ['from the list', undefined, 'POST /api/tables/t1/guests'],
])('a guest comes in %s with one request, whose answer has the next token', async (_, code, path) => {
  const arrival = { session: await session('two').json(), table: { id: 't1' } };
  const { rest, calls, headers } = server(session('one'), json(arrival), json({ id: 't1' }));
  expect(await rest.comeIn({ table: 't1', code }, { name: 'Ada', watch: false }, 'key1')).toEqual(arrival);
  expect(calls()).toEqual(['GET /api/session', path]);
  expect(headers(1)['Idempotency-Key']).toBe('key1');
  await rest.start('t1');
  expect(headers(2)['X-XSRF-TOKEN']).toBe('two');
});

test('keys of requests are long and differ', () => {
  expect(newRequestKey()).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(newRequestKey()).not.toBe(newRequestKey());
});

test.each([
  ['forgotten', false],
  ['insecure', true],
] as const)('where a fresh token was refused, too, the cookie is missing: %s', async (cause, secure) => {
  const refused = () => json({ code: 'csrf', detail: 'old' }, 403);
  const { rest, calls } = server(session('one', secure), refused(), session('two', secure), refused());
  await expect(rest.start('t1')).rejects.toMatchObject({ code: 'no-cookies', message: texts.link[cause] });
  expect(calls()).toHaveLength(4);
});

test('a refusal of a token that the cookie has kept is no matter of cookies', async () => {
  const refused = () => json({ code: 'csrf', detail: 'Refused.' }, 403);
  const { rest } = server(session('one'), refused(), session('one'), refused());
  await expect(rest.start('t1')).rejects.toMatchObject({ code: 'csrf', message: 'Refused.' });
});

test('a request may take half a minute: a slow line needs three round trips before the first answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { rest } = server(json([]), session('one'));
  await rest.games();
  await rest.session(4_000);
  expect(timeout.mock.calls).toEqual([[30_000], [4_000]]);
});

test.each(['sesame', 'open sesame', 'Straße', 'École', 'Ключ', '雪小屋', '🏔', 'pa%41', 'a+b&c=d', '"x"', 'a\tb'])(
  'every character of the key %s survives in a header of plain ASCII',
  async (key) => {
    const { rest, headers } = server(session('one'), json({ id: 't1' }));
    await rest.againstBots({} as never, key);
    const sent = headers(1)['X-Table-Key'] ?? '';
    expect(sent).toMatch(/^[!-~]+$/);
    expect(decodeURIComponent(sent)).toBe(key);
  },
);

test('names from right to left are isolated in every answer', async () => {
  const { rest } = server(json([{ host: { id: 'p1', name: 'סבא 4' } }]));
  expect(await rest.openTables()).toMatchObject([{ host: { name: '\u2068סבא 4\u2069' } }]);
});
