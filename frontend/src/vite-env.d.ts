/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The language of this build, as a tag. */
declare const __LANGUAGE__: string;
/** The languages in which the server has the page; null if it is English alone, so that nothing is built of a choice. */
declare const __LANGUAGES__: readonly import('./language').OfferedLanguage[] | null;
