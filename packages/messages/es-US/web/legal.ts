/** The sample pages /terms and /privacy. */

export const termsOfService = 'Términos de servicio'
export const privacyPolicy = 'Política de privacidad'
export const thisIsASample =
  'Este texto es una muestra. Quien opera ShineQuo lo reemplaza por el suyo o enlaza a su propia página.'

// /terms: a heading and its paragraph
export const whoCanUse = 'Quién puede usar ShineQuo'
export const whoCanUseText =
  'ShineQuo es para estudiantes de universidades que participan. Cada cuenta pertenece a una sola persona.'
export const whatCoachingIs = 'Qué es el coaching'
export const whatCoachingIsText =
  'Tu coach escucha, pregunta y planea contigo. El coaching no es terapia, atención médica ni un servicio de emergencias. En una crisis, llama a la línea de crisis que aparece abajo.'
export const yourSessions = 'Tus sesiones'
export const yourSessionsText =
  'Una sesión dura 30 minutos. Llega a tiempo y, si no puedes asistir, avísale a tu coach con anticipación.'
export const beingKind = 'Un trato amable'
export const beingKindText =
  'Trata con respeto a tus coaches y a los demás estudiantes. Podemos cerrar las cuentas de quienes no lo hagan.'
export const ending = 'Dejar de usar ShineQuo'
export const endingText =
  'Puedes dejar de usar ShineQuo en cualquier momento y pedirnos que eliminemos tu cuenta.'

// /privacy
export const whatWeKeep = 'Qué guardamos'
export const whatWeKeepText =
  'Tu nombre, correo, perfil, respuestas, sesiones, mensajes y opiniones. Tu contraseña se guarda solo como un código del que no se puede obtener la contraseña (hash).'
export const whoSeesIt = 'Quién lo ve'
export const whoSeesItText =
  'Tu coach ve tu nombre, foto, universidad, grado académico, carrera, idioma, respuestas y notas, y lo que escribes en la sala de una sesión. Los demás estudiantes no ven nada de eso.'
export const whatWeNeverDo = 'Lo que nunca hacemos'
export const whatWeNeverDoText =
  'No vendemos tus datos, no mostramos publicidad ni enviamos tus datos a otras empresas con fines publicitarios.'
export const onYourDevice = 'En tu dispositivo'
export const onYourDeviceText =
  'Mantenemos tu sesión abierta con dos claves temporales (tokens) en tu navegador. Al cerrar sesión, se eliminan.'
export const yourRights = 'Tus derechos'
export const yourRightsText = 'Puedes preguntar qué guardamos sobre ti, y pedir que se corrija o se elimine.'

// /disclosures, and the links to the English version of these texts on pages in another language
export const disclosures = 'Lo que debes saber'
export const disclosuresLede = 'Lo que dicen nuestras páginas donde más importa, en un solo lugar.'
export const signingUp = 'Al registrarte'
export const readInEnglish = 'Leer en inglés'
