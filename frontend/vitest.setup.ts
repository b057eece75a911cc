// On a busy machine, modules that are loaded on demand take longer than a second.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 20_000 });

// Files of tests share what a browser keeps, and nothing else.
if (typeof localStorage !== 'undefined') localStorage.clear();
