/** The stub of the server does not start with this setting. */
import { test } from '../kit/site';

test.use({ settings: ['stub.away'] });

test('a server that does not start', async ({ site }) => {
  await site.guest();
});
