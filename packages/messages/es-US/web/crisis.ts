/** The crisis line. Every page loads this file, so it must stay small. */

/** `takesTexts`: the number takes text messages too. */
export const callTheLine = (number: string, takesTexts: boolean) =>
  takesTexts ? `Llama o manda un mensaje de texto al ${number}` : `Llama al ${number}`
