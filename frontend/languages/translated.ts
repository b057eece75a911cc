/** What a text module, or something in it, is in another language: the same names and parameters, other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result>
    : T extends object
      ? { [Key in keyof T]: Translated<T[Key]> }
      : T;
