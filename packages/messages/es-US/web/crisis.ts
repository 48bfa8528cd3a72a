/** The crisis line, which every page shows: it must stay light. */

/** `takesTexts`: the number takes messages too. */
export const callTheLine = (number: string, takesTexts: boolean) =>
  takesTexts ? `Llama o manda un mensaje de texto al ${number}` : `Llama al ${number}`
