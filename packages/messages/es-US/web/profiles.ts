/** The student's own profile, and the onboarding that fills it. */
import type { Degree, Ethnicity, Gender } from '@shinequo/contract/profiles'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

// Fields of the profile
export const selectSchool = 'Elige una universidad'
export const selectDegree = 'Elige un grado académico'
export const languagePreference = 'Idioma preferido'
export const ethnicity = 'Origen étnico'
export const selectEthnicity = 'Elige un origen étnico'
export const gender = 'Género'
export const selectGender = 'Elige un género'
/** Below fields that suggest common answers. */
export const listOrOwnWords = 'Elige de la lista o escribe tu respuesta.'
/* Why two fields are asked, and who sees them. */
export const whyEthnicity =
  'Solo se usa en totales, para revisar que las asignaciones sean justas. Tus coaches no lo ven si no lo compartes.'
export const whyGender = 'También se usa solo en totales. Tus coaches no lo ven si no lo compartes.'
export const internationalStudent = 'Estudiante internacional'
export const iAmInternational = 'Soy estudiante internacional'
export const yesOrNo = 'Sí o No'
export const notSaid = 'Sin indicar'
export const whoCallsYou = 'Opcional. Lo usan tus coaches y nuestros correos; el equipo ve también tu nombre.'
export const emailStays = 'Con este correo inicias sesión. Puedes cambiarlo en “Acceso y seguridad”.'

// Onboarding, where the mascot Shine speaks
export const onboardingTitle = 'Tu perfil'
export const hiIAmShine = (firstName: string) => `Hola, ${firstName}. Soy Shine.`
export const aFewFacts = 'Unos datos nos ayudan a encontrar un coach para ti. Puedes cambiarlos más adelante.'
export const goToDashboard = 'Ir a Inicio'
export const logout = 'Cerrar sesión'

// The profile page
export const basicInformation = 'Información básica'
export const notSavedYet = 'Todavía sin guardar'
export const profilePicture = 'Foto de perfil'
export const newPicture = 'Tu foto nueva, todavía sin guardar'
export const editPicture = 'Editar foto de perfil'
export const whatYourCoachesSee = 'Lo que ven tus coaches'
export const shareWithCoach = 'Compartir con mi coach'
export const whatCoachesSee =
  'Los coaches que te asignamos ven tu nombre, foto, universidad, grado académico, carrera, idioma y respuestas. Si marcas esto, también ven tu origen étnico, tu género y si eres estudiante internacional. Puedes desmarcarlo en cualquier momento.'
export const coachesSeeIt = 'Ahora tus coaches pueden ver esto.'
export const coachesNoLongerSeeIt = 'Tus coaches ya no ven esto.'

export const userProfile = 'Tu perfil'
/** Its sections. */
export const sections = 'Secciones'
export const profile = 'Perfil'
export const security = 'Acceso y seguridad'
export const notifications = 'Notificaciones'
export const calendar = 'Calendario'
export const privacy = 'Privacidad y tus datos'
export const languageAndLook = 'Idioma y apariencia'
export const yourSchool = 'Tu universidad'
export const aboutMailToYou = 'Qué correos te enviamos, cuáles están programados y si salieron.'
export const whereYouAreSignedIn = 'Dónde está abierta tu cuenta'
export const whoOpenedMyRecord = 'Quién abrió mi expediente'
export const aboutWhoOpened =
  'Cuando un coach o alguien de la administración abre tu expediente o hace algo en él, anotamos quién, cuándo y por qué.'
export const yourData = 'Tus datos'

// Names of the codes in a profile, in the order shown
export const DEGREES = {
  associates: 'Grado asociado (Associate)',
  bachelors: 'Licenciatura (Bachelor)',
  masters: 'Maestría (Master)',
  doctorate: 'Doctorado (Doctorate)',
  certificate: 'Certificado',
} satisfies Record<Degree, string>
export const GENDERS = {
  male: 'Masculino',
  female: 'Femenino',
  'non-binary': 'No binario o de género diverso',
  other: 'Otro',
} satisfies Record<Gender, string>
export const ETHNICITIES = {
  native_american_alaska_native: 'Indígena de las Américas o de Alaska',
  asian_american_pacific_islander: 'Asiático-estadounidense o de las islas del Pacífico',
  bipoc_asian_african_middle_east: 'BIPOC (Asia, África, Medio Oriente)',
  native_hawaiian_pacific_islander: 'Pueblo nativo de Hawái o islas del Pacífico',
  latinx_hispanic: 'Latino o hispano',
  european: 'Europeo',
  multiracial: 'Multirracial',
  do_not_know: 'Prefiero no decirlo',
  not_sure: 'No lo sé con seguridad',
} satisfies Record<Ethnicity, string>
/** Shown where nothing is given. */
export const notGiven = 'N/D'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.nameErrors,
  school_required: 'Falta la universidad',
  degree_required: 'Falta el grado académico',
  course_required: 'Falta la carrera',
  state_required: 'Falta el estado',
  city_required: 'Falta la ciudad',
  language_required: 'Falta el idioma',
  identity_required: 'Falta el origen étnico',
  sex_required: 'Falta el género',
  degree_unlisted: 'Elige un grado académico de la lista',
  identity_unlisted: 'Elige un origen étnico de la lista',
  gender_unlisted: 'Elige un género de la lista',
  international_unsaid: 'Elige Sí o No',
} satisfies Partial<FieldSentences>
