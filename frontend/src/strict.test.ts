// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname);
const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));

test.each(components)(
  '%s has no style attribute, no foreign address and no raw HTML: the policy forbids them',
  (name) => {
    const source = readFileSync(join(root, name), 'utf8');
    expect(source).not.toMatch(/\sstyle="/);
    expect(source).not.toMatch(/\sstyle=\{/);
    expect(source).not.toMatch(/\{@html/);
    expect(source).not.toMatch(/(?:src|href)="https?:/);
    expect(source).not.toMatch(/url\((?!["']?#)/);
  },
);
