/** What students and staff read when a student asks to be contacted. */

export const requestedSubject = 'Alguien entre tus estudiantes pidió que el equipo se ponga en contacto'
export const requested =
  'Alguien entre tus estudiantes escribió algo que puede indicar peligro, y pidió que el equipo del programa lo lea y se ponga en contacto.'
export const worrySubject = 'A un coach le preocupa alguien entre tus estudiantes'
export const worryHandedOver =
  'A un coach le preocupa alguien entre tus estudiantes, y te eligió para avisarte.'
export const lookToday = 'Revísalo hoy, por favor. En la página se indica qué hacer.'
export const seeWhoWaits = 'Ver quién espera'
export const staffWillGetInTouch =
  'El equipo de tu programa ya puede leer esto y se pondrá en contacto contigo.'
