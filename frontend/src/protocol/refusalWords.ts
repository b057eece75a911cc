/** A text module with words for every reason of an interface; those with parameters may use them. */
export type RefusalWords<R> = {
  readonly [K in keyof R]: R[K] extends null ? string : string | ((parameters: R[K]) => string);
};
