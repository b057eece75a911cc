import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { texts } from '../texts';
import Star from '../art/Star.svelte';
import { lazyComponent, lazyPicture } from './lazyComponent';

afterEach(cleanup);

const star = () => Promise.resolve({ default: Star });
const lost = () => Promise.reject(new Error('offline'));

test('a part says that it is on its way, then is there, and follows its props', async () => {
  const { container, rerender, findByText } = render(lazyComponent(star), { props: { size: '20px' } });
  await findByText(texts.loading);
  await expect.poll(() => container.querySelector('svg')?.style.width).toBe('20px');
  await rerender({ size: '30px' });
  expect(container.querySelector('svg')?.style.width).toBe('30px');
});

test('a part that cannot be fetched can be asked for again', async () => {
  const { findByRole } = render(lazyComponent(lost));
  await findByRole('button', { name: texts.again });
});

test('a picture says nothing, whether it comes or not', async () => {
  const { container } = render(lazyPicture(star));
  expect(container.textContent).toBe('');
  await expect.poll(() => container.querySelector('svg')).not.toBeNull();
  const missing = render(lazyPicture(lost)).container;
  await Promise.resolve();
  expect(missing.textContent).toBe('');
});
