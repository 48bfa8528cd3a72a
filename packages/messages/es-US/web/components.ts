/** Parts of pages that belong to no single feature. */

import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** About things that are counted only up to a limit. */
export const moreThan = (limit: number) => `más de ${number(limit)}`

export const skipToContent = 'Saltar al contenido'
export const goToDashboard = 'Ir a Inicio'
/** Keeps everything as it is, where something would be deleted. */
export const keepIt = 'Dejar como está'
/** What the page says when a part of it cannot be loaded because the server has a newer version. */
export const mayHaveChanged = 'Puede que ShineQuo se haya actualizado. Recarga la página para continuar.'
/* The two choices if somebody else has saved in the meantime. */
export const useNewest = 'Usar la versión más reciente'
export const keepMine = 'Conservar mi versión'

// Fields
/** Follows the label of a field that may stay empty. */
export const optional = '(opcional)'
export const showPassword = 'Mostrar contraseña'
export const hidePassword = 'Ocultar contraseña'
export const choosePicture = 'Elige una foto'
export const pictureIsCropped = 'Se recorta en un cuadrado de 150 × 150'
export const savePicture = 'Guardar foto'
export const stars = (count: number) => plural(count, { one: '# estrella', other: '# estrellas' })
/** The words for a rating, by the number of stars. */
export const RATINGS = ['', 'Mal', 'Regular', 'Bien', 'Muy bien', 'Excelente'] as const

// Light and dark
export const theme = 'Tema'
export const systemTheme = 'Sistema'
export const lightTheme = 'Claro'
export const darkTheme = 'Oscuro'
export const systemFollows =
  '“Sistema” sigue la configuración de tu dispositivo. Tu elección se guarda en este navegador.'

// The calendar
export const previousMonth = 'Mes anterior'
export const nextMonth = 'Mes siguiente'
/** Column headings in two letters, starting with Sunday. */
export const WEEKDAYS = ['Do', 'Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá'] as const
export const timesAvailable = (day: string) => `${day}, con horarios disponibles`

// The editor
export const textTools = 'Herramientas de texto'
export const bold = 'Negrita'
export const bulletList = 'Lista'
export const link = 'Enlace'
export const addLink = 'Agregar un enlace'
export const changeLink = 'Cambiar el enlace'
export const removeLink = 'Quitar enlace'
export const saveLink = 'Guardar enlace'
export const webAddress = 'Dirección web'
export const enterWebAddress = 'Escribe una dirección web, como https://example.org'
export const linkText = 'Texto del enlace'
export const linkTextHint = 'Si queda vacío, se muestra la dirección web misma.'

export const pictureRequired = 'Elige un archivo para subir'
export const pictureUploaded = '¡Tu foto de perfil quedó guardada!'

// Lists

/** How many things a list shows out of all. `all` is null if there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} de más de ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} de ${plural(all, things)}`
}
export const listDidNotLoad = 'No se pudo cargar esta lista'
/** For screen readers, after how many there are. */
export const loadingMore = 'cargando más'
export const downloadCsv = 'Descargar CSV'
/** Beside the button, for a long file; `total` is null if nobody knows it. */
export const rowsLoaded = (rows: number, total: number | null) =>
  total === null
    ? `${plural(rows, { one: '# fila', other: '# filas' })} hasta ahora`
    : `${number(rows)} de ${plural(total, { one: '# fila', other: '# filas' })}`
/** The accessible name of the button 'Cancel' beside it. */
export const cancelDownload = 'Cancelar la descarga'
export const downloadCancelled = 'La descarga se canceló.'
/** The hint of a column's head, which sorts the list by it. */
export const sortBy = (head: string) => `Ordenar por ${head}`
/** A button on phones; `count` filters are chosen. */
export const filters = (count: number) => (count === 0 ? 'Filtros' : `Filtros (${number(count)})`)
