/**
 * What a translation has to be: the same names with any words. `export const hello = 'Hello'` is a string in another
 * language, a function takes the same parameters, and a table has the same keys.
 */
export type Translated<Message> = unknown extends Message
  ? unknown
  : Message extends string
    ? string
    : Message extends (...values: infer Values) => infer Text
      ? (...values: Values) => Translated<Text>
      : Message extends readonly (infer Part)[]
        ? readonly Translated<Part>[]
        : { readonly [Name in keyof Message]: Translated<Message[Name]> }
