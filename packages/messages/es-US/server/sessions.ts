/** What the server replies about sessions, their rooms and notes. */

export const whichSession = '¿Qué sesión?'
export const notTheirSession = 'Esta no es una sesión con esta persona'
export const noteDeleted = 'La nota se eliminó.'
export const withinAYear = 'Elige una fecha de aquí a un año como máximo'
