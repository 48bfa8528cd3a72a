/** The crisis line. Every page loads this file, so it must stay small. */

/** `takesTexts`: the number takes text messages too. */
export const callTheLine = (number: string, takesTexts: boolean) =>
  takesTexts ? `Call or text ${number}` : `Call ${number}`
