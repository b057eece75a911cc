export function namedJar(env: Record<string, string | undefined>, here: string): string | undefined;
