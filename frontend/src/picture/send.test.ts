import { afterEach, expect, test, vi } from 'vitest';
import { canCopy, canShare, copy, save, share } from './send';

const file = new File(['x'], 'chalet-hike-2026-11-28.png', { type: 'image/png' });

function withNavigator(more: Record<string, unknown>) {
  vi.stubGlobal('navigator', more);
}
afterEach(() => vi.unstubAllGlobals());

test('files are shared only where the system takes them', () => {
  withNavigator({});
  expect(canShare(file)).toBe(false);
  withNavigator({ share: () => Promise.resolve() });
  expect(canShare(file)).toBe(false);
  withNavigator({ share: () => Promise.resolve(), canShare: () => false });
  expect(canShare(file)).toBe(false);
  withNavigator({
    share: () => Promise.resolve(),
    canShare: () => {
      throw new TypeError();
    },
  });
  expect(canShare(file)).toBe(false);
  withNavigator({ share: () => Promise.resolve(), canShare: ({ files }: { files: File[] }) => files[0] === file });
  expect(canShare(file)).toBe(true);
});

test('whoever closes the share sheet is told nothing, and a refusal is one', async () => {
  const told = vi.fn<(data: ShareData) => Promise<void>>();
  withNavigator({ share: told });
  told.mockResolvedValueOnce();
  expect(await share(file, 'Hike!')).toBe('DONE');
  expect(told).toHaveBeenCalledWith({ files: [file], title: 'Hike!' });
  told.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await share(file, 'Hike!')).toBe('CANCELLED');
  told.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await share(file, 'Hike!')).toBe('DENIED');
});

test('without https nothing can be copied, and a refusal is told', async () => {
  withNavigator({});
  expect(canCopy()).toBe(false);
  const write = vi.fn<(items: unknown[]) => Promise<void>>().mockResolvedValueOnce();
  withNavigator({ clipboard: { write } });
  class Item {
    constructor(readonly items: Record<string, Blob>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  expect(canCopy()).toBe(true);
  expect(await copy(file)).toBe('DONE');
  expect(write).toHaveBeenCalledWith([new Item({ 'image/png': file })]);
  write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await copy(file)).toBe('DENIED');
});

test('a picture is saved under its name', () => {
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.download);
  });
  expect(save(file)).toBe('DONE');
  expect(pressed).toEqual([file.name]);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError();
  });
  expect(save(file)).toBe('DENIED');
});
