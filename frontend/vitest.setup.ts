// What loads only when it is needed has come within a second on no machine that does something else besides.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 20_000 });

// Files of tests share what a browser keeps, and nothing else.
if (typeof localStorage !== 'undefined') localStorage.clear();
