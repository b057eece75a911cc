import type { Plugin } from 'vite';

export interface AboutLanguage {
  name: string;
  dir: 'ltr' | 'rtl';
  noscript: string;
}

export const ENGLISH: 'en';
export const PSEUDO: 'en-XA';
export const SOURCE: string;
export function relativePath(folder: string, path: string): string;
export function isTextModule(path: string): boolean;
export function textModules(): string[];
export function modulesOf(folder: string): string[];
export function languageFolders(among?: string): Map<string, string>;
export function aboutLanguage(folder?: string): AboutLanguage;
export function offeredLanguages(folders: Iterable<[string, string | undefined]>): { code: string; name: string }[];
export function exportsOf(text: string): string[];
export function language(code?: string, folder?: string): Plugin;
