// What loads only when it is needed has come within a second on no machine that does something else besides.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 20_000 });
