export const CHECKED: string;
export function beginLanguage(folder: string, name: string): void;
export function checkedModule(folder: string): string;
