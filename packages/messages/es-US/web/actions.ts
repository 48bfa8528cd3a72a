/** Texts of buttons and states that several features share. */
export const cancel = 'Cancelar'
export const edit = 'Editar'
export const loading = 'Cargando...'
/** With `yes`, the words that the field of international students accepts, in upper or lower case. */
export const no = 'No'
export const notNow = 'Ahora no'
export const reload = 'Recargar'
export const save = 'Guardar'
export const saving = 'Guardando...'
export const sending = 'Enviando...'
export const showMore = 'Mostrar más'
export const signIn = 'Iniciar sesión'
export const tryAgain = 'Intentar de nuevo'
export const yes = 'Sí'
/** The title of a part that failed to load. */
export const thisDidNotLoad = 'Esto no se pudo cargar'
export const thisPageDidNotLoad = 'Esta página no se pudo cargar'
export const thisPartDidNotLoad = 'Esta parte no se pudo cargar'
export const close = 'Cerrar'
export const dismiss = 'Cerrar'
export const done = 'Listo'
export const search = 'Buscar'
/** Deletes what the button is next to. */
export const deleteIt = 'Eliminar'
export const undo = 'Deshacer'
export const back = 'Volver'
export const discard = 'Descartar'
export const redo = 'Rehacer'
export const submit = 'Enviar'
/** Shown where something is permanently deleted or declined. */
export const cannotBeUndone = 'Esto no se puede deshacer.'
/** Below what somebody else has saved in the meantime. */
export const saveOnceMore = 'Guarda otra vez para reemplazarlo con lo tuyo.'
