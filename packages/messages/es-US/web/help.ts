/**
 * The help pages: how coaching works, who reads what, and what to do when something is wrong. Each sentence says what
 * the product does; change both together.
 */

export { help } from './navigation.ts'
export const lede = 'Cómo funciona el coaching, quién lee qué y a quién acudir.'
export const onThisPage = 'En esta página'
export const print = 'Imprimir esta página'
/** Below the parts of the page that say how things are now. */
export const programmeMayDiffer = 'Tu programa puede cambiar algunos de estos plazos y reglas.'

// For students

export const how = 'Cómo funciona el coaching'
export const HOW = [
  'Respondes unas preguntas sobre lo que quieres trabajar. Con ellas se te asignan hasta tres coaches.',
  'Eliges una hora que ofrece un coach. Una sesión dura 30 minutos, en tu navegador, y puedes entrar desde 15 minutos antes.',
  'Puedes cambiar de hora o cancelar una sesión desde Inicio. Tu programa decide hasta cuándo. Hazlo con tiempo, para que otra persona pueda usar esa hora.',
  'Después puedes decir cómo estuvo. Tu coach también puede compartir notas contigo.',
  'Un coach escucha, pregunta y planea contigo. El coaching no es terapia, ni atención médica, ni un servicio de emergencias.',
]

export const whoReads = 'Quién lee qué'
export const privateLede =
  'Tus coaches leen lo que les ayuda a acompañarte. Ningún otro estudiante lee nada tuyo, salvo las historias que compartes.'
/** What somebody writes or gives, and who reads it. */
export const READERS = [
  [
    'Tu nombre, foto, universidad, grado académico, carrera e idioma',
    'Los coaches que tienes asignados. Quien todavía decide sobre tu solicitud ve tu nombre de pila o preferido, universidad, grado académico, carrera e idioma; un coach con quien reservas una sesión ve tu nombre y tu foto.',
  ],
  ['Tu correo', 'La administración. Tus coaches nunca lo ven.'],
  [
    'Tu origen étnico, tu género y si eres estudiante internacional',
    'Ningún coach, si no marcas “Compartir con mi coach” en tu perfil. Tu programa solo usa totales, para revisar que las asignaciones sean justas.',
  ],
  ['Tus respuestas a las preguntas', 'Los coaches que tienes asignados, mientras dure la asignación.'],
  ['Tu nota para una sesión', 'El coach de esa sesión.'],
  ['Lo que escribes en la sala', 'Tú y ese coach. Lo que dices y muestras no se graba.'],
  [
    'Las notas de un coach sobre ti',
    'Solo ese coach, si no comparte una nota contigo. Si cambias de coach, tú decides si la siguiente persona puede leer lo compartido.',
  ],
  [
    'Una preocupación de tu coach por ti',
    'Un coach a quien le preocupas puede escribir a las personas del equipo que elija. En “Quién abrió mi expediente” ves que lo hizo y quién lo leyó.',
  ],
  [
    'Tu opinión',
    'El coach ve tus estrellas de la sesión, y todo el mundo ve el promedio. El coach y tu programa podrán leer lo que escribas, sin tu nombre ni la fecha, en grupos de diez opiniones de al menos cinco estudiantes. Ninguna página muestra tus otras respuestas.',
  ],
  [
    'Una historia para el muro',
    'Primero la lee el equipo, sin tu nombre. Después pueden leerla los estudiantes de tu universidad, nunca con tu nombre. Si alguien del equipo consulta quién la escribió, tiene que decir por qué, y tú puedes verlo. El equipo también puede escribirte sobre una historia sin saber quién eres.',
  ],
  ['“Me ayudó” en una historia', 'Todo el mundo ve a cuántos estudiantes ayudó. Nadie ve quién lo dijo.'],
  ['Por qué cambiaste de coach', 'La administración. Ningún coach lo ve.'],
  [
    'Tus sesiones y asignaciones',
    'La administración ve con quién y cuándo, y cuántas. Cada vez que alguien abre tu expediente, puedes leer quién y cuándo en “Quién abrió mi expediente”, en tu perfil.',
  ],
] as const
export const danger = 'Si lo que escribes suena a peligro'
export const DANGER = [
  'Si escribes sobre hacerte daño o hacer daño a alguien, o sobre alguien que te hace daño, te mostramos dónde hay ayuda antes de que lo envíes. Tus palabras se revisan en tu propio navegador. Siempre puedes enviarlas.',
  'Quienes de todos modos pueden leer esas palabras ven un aviso de que quizá necesites ayuda. No se le dice a nadie más.',
  'El equipo las lee solo si tú lo dices en esa tarjeta. Cada vez que alguien del equipo abre lo que escribiste, puedes verlo.',
  'Puedes pedir que alguien se comunique contigo sin escribir nada: el botón está arriba, en “En una crisis”, y en el menú.',
  'Nadie vigila las 24 horas, y la revisión no lo encuentra todo. Si es urgente, llama.',
]
export const operator =
  'Quienes administran los servidores de tu programa tienen acceso a todo lo que se guarda, como en cualquier servicio. Las contraseñas se guardan de forma que nadie pueda leerlas.'

export const crisis = 'En una crisis'
export const crisisWords = (number: string) =>
  `No hace falta saber si es “lo bastante grave”. Estas personas escuchan a cualquier hora, ${number === '988' ? 'también en español, ' : ''}y es gratis. No esperes a tu coach.`

export const change = 'Cambiar o terminar el coaching'
export const CHANGE = [
  'Para cambiar la hora de una sesión o cancelarla, ábrela desde Inicio.',
  'Para cambiar de coach, abre la página de tu coach desde Inicio y elige “Cambiar de coach” al final. No tienes que decir por qué, y tu coach solo se entera de que la asignación terminó.',
  'Para dejar el coaching, cancela tus sesiones. Nadie te va a pedir que reserves otra.',
  'Para eliminar tu cuenta, ve a “Privacidad y tus datos” en tu perfil. Se elimina después de siete días, y hasta entonces puedes conservarla con un clic.',
]

export const wrong = 'Si algo anda mal'
/** `address` is a link that opens an email. */
export const writeTo = <T>(address: T) => [
  'Cuéntaselo a tu programa: escribe a ',
  address,
  '. Tu coach no ve lo que escribes ahí.',
]
export const noAddress =
  'Cuéntaselo a tu programa: pregunta en la oficina de tu universidad que ofrece ShineQuo. Ahí pueden hablar con quien lo administra.'
export const addressDidNotLoad = 'No se pudo cargar el correo de tu programa'
export const WRONG = [
  'Puedes quejarte de lo que sea: de un coach, de una decisión, de cómo se trataron tus datos o de esta página.',
  'Puedes reportar una historia del muro con “Reportar”. El equipo revisa cada reporte, y a quien la escribió no se le dice quién lo envió.',
  'Si un coach te hace sentir en peligro, sal de la sesión. No le debes una explicación a nadie.',
]

export const yours = 'Tus datos'
export const YOURS = [
  'En tu perfil, en “Privacidad y tus datos”, puedes descargar todo lo que guardamos de ti.',
  'Los mensajes de la sala se eliminan un año después de la sesión, y las respuestas anteriores, un año después de que las cambiaste.',
  'Los correos nunca incluyen lo que tú o tu coach escribieron en notas, respuestas o mensajes.',
  'No vendemos tus datos y no hay publicidad.',
]

// For coaches and administrators

export const coachLede = 'Qué ves de tus estudiantes, qué ven de ti y qué hacer en una crisis.'
export const COACH = [
  [
    'Lo que ves',
    'De tus estudiantes: nombre, foto, universidad, grado académico, carrera, idioma, respuestas, notas para las sesiones y lo que se escribió en la sala. Su origen étnico, su género y si son estudiantes internacionales, solo si lo comparten. Cada vez que abres la página de un estudiante queda un registro, y esa persona puede verlo. De quien reservó contigo sin asignación: nombre, foto y lo que es parte de sus sesiones contigo, hasta una semana después de la última.',
  ],
  [
    'Lo que no ves',
    'Correos, quién escribió qué en una opinión, por qué cambiaron de coach, quién escribió una historia y las notas de otros coaches, salvo que el estudiante te deje leer las compartidas.',
  ],
  [
    'Tus notas',
    'Son tuyas hasta que compartes una. Quien la recibe puede leerla, y le llega un correo sin su texto.',
  ],
  [
    'Tus calificaciones',
    'Ves las estrellas de cada sesión. Todo el mundo ve el promedio. Lo que escriben los estudiantes lo lees sin nombres ni fechas, en grupos de diez opiniones de al menos cinco estudiantes.',
  ],
  [
    'Si un estudiante puede necesitar ayuda',
    'Las palabras que pueden indicar peligro llevan una marca, y “Qué hacer” muestra lo que pide tu programa. Que falte una marca nunca significa que alguien esté bien.',
  ],
] as const
export const adminLede = 'Qué ves de las personas, qué se registra y qué hacer en una crisis.'
export const ADMIN = [
  [
    'Lo que ves',
    'Nombres, correos, universidades, asignaciones y sesiones; historias y reportes del muro; por qué alguien cambió de coach. Lo que escriben en sus opiniones, sin nombres ni fechas, en grupos de diez. No ves respuestas, notas ni mensajes.',
  ],
  [
    'Lo que se registra',
    'Todo lo que haces con una persona o la configuración, con tu motivo si se pide. Tus estudiantes pueden leer quién abrió su expediente y por qué.',
  ],
  [
    'Lo que te dejan leer',
    'En Solicitudes de ayuda, lo que un estudiante decidió mostrarte. Ábrelo, comunícate con esa persona y anota lo que se hizo.',
  ],
  [
    'Dónde se quejan los estudiantes',
    'En el correo que pones en Solicitudes de ayuda, “Línea de crisis y protocolo”. Aparece en su ayuda.',
  ],
  ['Plazos', 'Conservación de datos muestra qué se elimina y cuándo. Eliminar una cuenta toma siete días.'],
] as const
