/** The type of a text module, or of something in it, in another language: same names and parameters, other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result>
    : T extends object
      ? { [Key in keyof T]: Translated<T[Key]> }
      : T;
