/** The crisis line. Every page loads this file, so it must stay small. */

/**
 * `takesTexts`: the number takes text messages too. `_asking`: how one is answered in Spanish, as the programme wrote it;
 * for the Spanish catalogue.
 */
export const callTheLine = (number: string, takesTexts: boolean, _asking: string) =>
  takesTexts ? `Call or text ${number}` : `Call ${number}`
