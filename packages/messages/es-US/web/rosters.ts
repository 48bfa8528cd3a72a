/** Rosters: the server checks a file of people, and invites everybody who is new. */
import type { RosterResult, RosterState } from '@shinequo/contract/rosters'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'

/** Also the link back to the page, and a button that opens it. */
export const title = 'Importar una lista'
export const lede =
  'Invita de una vez a todas las personas de una lista. Verás qué pasa con cada fila antes de que se envíe algo.'

export const chooseTitle = 'Elige un archivo'
export const fileField = 'Archivo CSV: elígelo o suéltalo aquí'
export const fileHint = 'Hasta 10,000 filas y 5 MB'
export const fileMissing = 'Elige un archivo'
export const checkTheFile = 'Revisar el archivo'

export const helpTitle = 'Qué necesita el archivo'
export const downloadExample = 'Descargar un ejemplo'
export const helpColumns =
  'La primera fila lleva los nombres de las columnas, en español o en inglés y en cualquier orden. Se separan con comas, punto y coma o tabulaciones.'
/**
 * What each column holds. The names of columns, and `student` and `coach`, must stay as they are here, since files use
 * them.
 */
export const COLUMNS = {
  email: 'adónde se envía la invitación; es la única columna necesaria',
  names: 'opcionales: pueden quedar vacíos o faltar',
  school: 'el nombre de la universidad; puede quedar vacío o faltar',
  role: 'student o coach; si falta, student',
  place: 'opcional: los estudiantes pueden completarlo después',
} as const

export const latest = 'Importaciones recientes'
export const didNotLoad = 'No se pudieron cargar las importaciones'
export const noneYet = 'Aún no se ha importado ningún archivo.'
/** Below the name of a file; `moment` is when it was checked. */
export const summary = (moment: string, rows: number, invited: number) =>
  [
    moment,
    plural(rows, { one: '# fila', other: '# filas' }),
    plural(invited, { one: '# invitación', other: '# invitaciones' }),
  ].join(' · ')
/** For an import; they agree with 'importación'. */
export const STATES = {
  checked: 'Pendiente de envío',
  writing: 'Invitando',
  done: 'Terminada',
  cancelled: 'Detenida',
  abandoned: 'Sin terminar',
} satisfies Record<RosterState, string>

/** The title of one import's page. */
export const roster = 'Lista importada'
export const checkedAt = (fileName: string, moment: string) => `${fileName}, revisión del ${moment}`
export const importDidNotLoad = 'No se pudo cargar esta importación'
export const whereItStands = 'Avance'

/** What happens to a row. */
export const RESULTS = {
  new: 'Nueva',
  unknown_school: 'Nueva, universidad desconocida',
  invited: 'Invitación enviada',
  has_account: 'Ya tiene cuenta',
  already_invited: 'Ya tiene invitación',
  twice: 'Repetida en este archivo',
  not_valid: 'No válida',
} satisfies Record<RosterResult, string>
/** What happens to a row, as a sentence of its own. `notValid` and `twice` say more about two of these results. */
export const ROW_RESULTS = {
  new: 'Nueva',
  unknown_school: 'Nueva, universidad desconocida (se guarda como está escrita)',
  invited: 'Invitación enviada',
  has_account: 'Ya tiene cuenta',
  already_invited: 'Ya tiene invitación',
} satisfies Record<Exclude<RosterResult, 'not_valid' | 'twice'>, string>
/** `problem` is a whole sentence. */
export const notValid = (problem: string) => `No válida: ${problem}`
/** The same address is in another row, which counts. `row` is the number of that row, null if it is not known. */
export const twice = (row: number | null) =>
  row === null ? 'Repetida en este archivo' : `Repetida en este archivo (fila ${row})`
/** Beside a row with an unknown school that is spelled nearly like a known one. */
export const didYouMean = (school: string) => `¿Quisiste decir ${school}?`
/** A button beside `didYouMean`. */
export const takeSchool = (school: string) => `Usar ${school}`
export const schoolUsed = (school: string) => `${school} queda en todas las filas escritas así.`
/** Before people are invited. */
export const schoolsToCheck = (rows: number) =>
  plural(rows, {
    one: '# fila tiene una universidad que no conocemos, pero que se parece a una conocida. Revísala antes de invitar.',
    other:
      '# filas tienen universidades que no conocemos, pero que se parecen a otras conocidas. Revísalas antes de invitar.',
  })
export const showSchools = 'Ver estas filas'
/** Titles stand above the names of the columns. */
export const headerBelow = (row: number) =>
  `Los nombres de las columnas están en la fila ${row}; lo que hay encima se dejó fuera.`

export const refusedRows = (count: number) =>
  plural(count, {
    one: '# fila no invita a nadie. Corrígela en el archivo y vuelve a importarlo: nadie recibe dos invitaciones.',
    other:
      '# filas no invitan a nadie. Corrígelas en el archivo y vuelve a importarlo: nadie recibe dos invitaciones.',
  })
export const downloadRefused = 'Descargar estas filas'

export const encodingGuessed =
  'Este archivo no dice cómo están guardadas sus letras; lo leímos como Windows-1252. Si abajo ves nombres mal escritos, guarda el archivo como “CSV UTF-8” y elígelo de nuevo.'
export const namesAreRight = 'Ya revisé que los nombres están bien'
export const lookAtNames = 'Revisa que los nombres estén bien y confírmalo'
export const nobodyToInvite = 'No hay a quién invitar'
export const canBeInvited = (people: number) =>
  plural(people, { one: 'Se puede invitar a # persona', other: 'Se puede invitar a # personas' })
export const nothingSentYet = 'Aún no se ha enviado nada.'
/** What a roster does for people who already have an account. */
export const haveAccounts = (people: number) =>
  plural(people, {
    one: '# persona ya tiene cuenta: si es estudiante, la universidad de este archivo cuenta como verificada, a menos que ya tenga otra verificada.',
    other:
      '# personas ya tienen cuenta: la universidad que este archivo indica para los estudiantes cuenta como verificada, a menos que ya tengan otra verificada.',
  })
export const invite = (people: number) =>
  plural(people, { one: 'Invitar a # persona', other: 'Invitar a # personas' })
export const proveSchools = 'Verificar sus universidades'

export const inviteTitle = (people: number) =>
  plural(people, { one: '¿Invitar a # persona?', other: '¿Invitar a # personas?' })
export const mailsGoOut = (mails: number) =>
  plural(mails, {
    one: 'Se enviará # correo, con un enlace que se usa una sola vez y vale por 7 días. Las filas que no invitan a nadie no se incluyen.',
    other:
      'Se enviarán # correos, cada uno con un enlace que se usa una sola vez y vale por 7 días. Las filas que no invitan a nadie no se incluyen.',
  })
export const notYet = 'Todavía no'
export const sendMails = (mails: number) =>
  plural(mails, { one: 'Enviar # correo', other: 'Enviar # correos' })

export const inviting = 'Invitando'
/** The progress of the import. */
export const invitedOf = (invited: number, all: number) =>
  plural(all, {
    one: `${number(invited)} de # invitación enviada`,
    other: `${number(invited)} de # invitaciones enviadas`,
  })
export const invitedOfSoFar = (invited: number, all: number) =>
  `${invitedOf(invited, all)}. Puedes salir de esta página.`
export const invitations = 'Invitaciones'
export const goesOnSoon = 'Las invitaciones continúan en un momento.'
export const stalled = 'Esto lleva un rato sin avanzar. Puedes continuar: nadie recibirá dos invitaciones.'
export const goOn = 'Seguir invitando'

/** A button that stops an import while it is inviting people. */
export const stop = 'Detener'
export const stopTitle = '¿Dejar de invitar?'
export const stopWords =
  'Las invitaciones ya enviadas siguen en pie. Nadie más de este archivo recibirá una. Puedes importarlo de nuevo más tarde.'
export const stopInviting = 'Dejar de invitar'

export const doneWithNobody = 'Listo. Ya no quedaba nadie a quien invitar.'
export const done = (people: number) =>
  plural(people, {
    one: 'Listo. Se invitó a # persona, y el correo va en camino.',
    other: 'Listo. Se invitó a # personas, y los correos van en camino.',
  })
export const seeInvitations = 'Ver las invitaciones'
export const stoppedWithNobody = 'Esta importación se detuvo. No se invitó a nadie.'
export const stopped = (people: number) =>
  plural(people, {
    one: 'Esta importación se detuvo. Ya se había invitado a # persona, y su invitación sigue en pie; no se invitó a nadie más.',
    other:
      'Esta importación se detuvo. Ya se había invitado a # personas, y sus invitaciones siguen en pie; no se invitó a nadie más.',
  })
export const abandoned = 'Nadie terminó esta importación en un día. Para seguir, elige el archivo de nuevo.'

export const rowsDeleted = 'Las filas de este archivo se eliminaron un día después de su importación.'
export const show = 'Mostrar'
export const everyRow = (count: number) => `Todas las filas (${number(count)})`
export const rowsOfResult = (result: RosterResult, count: number) => `${RESULTS[result]} (${number(count)})`
/** `all` is null if there are more than are counted. */
export const rowsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# fila', other: '# filas' })
export const noSuchRow = 'No se encontraron filas'
export const noRowOfResult = 'Ninguna fila de este archivo tiene ese resultado.'
export const showEveryRow = 'Mostrar todas las filas'
export const rows = 'Filas'
/** The row's number in the file, before the address. */
export const rowNumber = (row: number) => `Fila ${row}: `
export const noEmail = 'Sin correo'
/** Below an address: name, role and school, any of which may be missing. */
export const rowFacts = (facts: readonly string[]) => facts.join(' · ')
export const row = 'Fila'
export const email = 'Correo'
export const name = 'Nombre'
export const role = 'Rol'
export const result = 'Resultado'
