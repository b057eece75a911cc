/** The stub of the server does not start with this setting. */
import { test } from '../kit/house';

test.use({ settings: ['stub.away'] });

test('a server that does not start', async ({ house }) => {
  await house.guest();
});
