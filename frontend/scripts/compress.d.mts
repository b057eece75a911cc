export function compressIn(folder: string): void;
