/** The texts of /login, the first page. This file must stay small: functions that other pages need are elsewhere. */
import type { FieldSentences } from '@shinequo/contract/rules'

export const accountReady = 'Tu cuenta está lista. Inicia sesión para empezar.'
/** Comes before a link to the login page of coaches. */
export const coachOrStaff = '¿Eres coach o parte del equipo?'
export const signInHere = 'Inicia sesión aquí.'
export const createAnAccount = 'Crea una cuenta.'
export const email = 'Correo electrónico'
export const forgotPassword = '¿Olvidaste tu contraseña?'
export const login = 'Iniciar sesión'
export const loginSubtitle = 'Inicia sesión en tu cuenta'
export const loginTitle = '¡Qué bueno verte de nuevo!'
export const newHere = '¿Es tu primera vez aquí?'
export const noMailOrOnlyACode = '¿No llegó el correo o solo trae un código?'
export const openOurMail = (address: string) =>
  `Ya casi: abre el correo que enviamos a ${address} y luego inicia sesión.`
export const password = 'Contraseña'
export const rememberMe = 'Recordarme'
export const signingIn = 'Iniciando sesión...'

// The panel next to the form: sample quotes from students, and who says them, by year and school.
export const whatStudentsSay = 'Testimonios de estudiantes'
export const testimonialAuthor = 'Estudiante en ShineQuo'
export const chooseATestimonial = 'Elige un testimonio'
export const playTestimonials = 'Reproducir los testimonios'
export const pauseTestimonials = 'Pausar los testimonios'
export const testimonialOf = (position: number, count: number) => `Testimonio ${position} de ${count}`
export const quoted = (quote: string) => `“${quote}”`
export const goodTuesday =
  'Mi coach nunca me dijo qué hacer. Me preguntó cómo es un buen martes, y de ahí armamos la semana.'
export const goodTuesdayAuthor = 'Primer año, Boston University'
export const morningsAreMine =
  'Casi todas las noches me daban las tres. Ahora las mañanas vuelven a ser mías.'
export const morningsAreMineAuthor = 'Segundo año, University of Maine'
export const twoGoodQuestions = 'Salí con dos buenas preguntas, y dormí.'
export const twoGoodQuestionsAuthor = 'Segundo año, Northeastern University'
export const hardConversation =
  'Practicamos dos veces una conversación difícil. La de verdad duró cinco minutos.'
export const hardConversationAuthor = 'Primer año, Quincy College'
export const clubMeeting = 'Fui a una reunión de un club. Desde entonces no me he perdido ninguna.'
export const clubMeetingAuthor = 'Primer año, Arizona State University'
export const thirtyMinutes = 'Treinta minutos un jueves le dieron sentido al resto de la semana.'
export const thirtyMinutesAuthor = 'Tercer año, Bay Path University'
export const twelveApplications =
  'Doce solicitudes y ninguna respuesta. Reescribimos una página, y me llamaron de las tres siguientes.'
export const twelveApplicationsAuthor = 'Posgrado, Babson College'

/** Errors at the fields of forms. */
export const fieldErrors = {
  email_invalid: 'Escribe una dirección de correo válida',
  email_required: 'Falta el correo',
  not_storable: 'Este texto tiene un carácter que no se puede guardar',
  password_required: 'Falta la contraseña',
  password_too_long: ({ max }) => `La contraseña puede tener ${max} caracteres como máximo`,
} satisfies Partial<FieldSentences>
