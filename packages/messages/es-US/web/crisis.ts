/** The crisis line. Every page loads this file, so it must stay small. */

/**
 * `takesTexts`: the number takes text messages too. `asking`: how one is answered in Spanish, as the programme wrote it.
 * 988 has its own way: 2 in its greeting, and the word AYUDA.
 */
export const callTheLine = (number: string, takesTexts: boolean, asking: string) => {
  const how = asking ? ` (${asking})` : ''
  if (number === '988')
    return `Llama al 988 y presiona 2${takesTexts ? ', o manda la palabra AYUDA al 988' : ''}${how}`
  return takesTexts ? `Llama o manda un mensaje de texto al ${number}${how}` : `Llama al ${number}${how}`
}

// Beside the line: asking staff to get in touch (`ask-contact`). Here, since each page of a student has the button.
/** The button, which stands beside the crisis line, and the title of its dialog. */
export const askForContact = 'Pedir que alguien se comunique conmigo'
/** The button was pressed without a network. The crisis line follows. */
export const notFromHere = 'No tienes conexión, así que ahora no se le puede pedir a nadie.'
export const offerDidNotLoad = 'No pudimos averiguar quién está'
