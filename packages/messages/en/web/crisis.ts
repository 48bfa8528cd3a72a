/** The crisis line. Every page loads this file, so it must stay small. */

/**
 * `takesTexts`: the number takes text messages too. `_asking`: how one is answered in Spanish, as the programme wrote it;
 * for the Spanish catalogue.
 */
export const callTheLine = (number: string, takesTexts: boolean, _asking: string) =>
  takesTexts ? `Call or text ${number}` : `Call ${number}`

// Beside the line: asking staff to get in touch (`ask-contact`). Here, since each page of a student has the button.
/** The button, which stands beside the crisis line, and the title of its dialog. */
export const askForContact = 'Ask someone to contact me'
/** The button was pressed without a network. The crisis line follows. */
export const notFromHere = "You're offline, so nobody can be asked right now."
export const offerDidNotLoad = "We couldn't find out who is there"
