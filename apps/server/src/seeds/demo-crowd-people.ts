import type { StudentSeed } from './people.ts'

/* Samples: these people are fictitious. Their addresses begin with 'sample-'. */

const FIRST_NAMES =
  'Aaliyah Adwoa Aiko Alejandro Amara Amir Anh Anika Ayşe Beatriz Bilal Blessing Bruno Camila Chidi Chloe Clara Dalia Daniel Darius Diego Dina Elif Elias Emeka Emilia Ethan Farah Fatou Felix Freya Gabriel Grace Hana Hassan Hyejin Ibrahim Ifeoma Ines Isaac Jada Javier Jia Joaquin Kaleb Kamala Karim Keoni Laila Lars Lena Lina Linh Luca Lupe Malik Marco Maren Mei Micah Mira Nadia Naomi Nikhil Noah Nomsa Omar Orla Petra Priya Rafael Rania Ravi Ren Ruth Sade Salma Samir Selam Simone Sofia Soren Talia Tariq Teresa Thandi Tomas Uma Valeria Viktor Wren Xavier Yara Yusuf Zainab Zoe'.split(
    ' ',
  )
const LAST_NAMES =
  'Abebe Adeyemi Aguilar Ahmadi Andersen Arslan Baptiste Begay Bianchi Bouchard Castillo Chang Chaudhry Coleman Costa Cruz Dang Demir Diallo Dubois Edwards Eze Farouk Fernandes Fischer Flores Freeman Garcia Gebre Ghosh Greene Gupta Haddad Hall Hoang Horvat Ibarra Iyer Jackson Janssen Jimenez Kahale Kamara Khan Kim Kowalski Kumar Larsen Le Lim Lopez Mahmoud Malone Marino Mensah Mitchell Mohamud Moreno Murray Nakamura Nguyen Nunez Obi Olsen Ortega Osei Patel Pereira Petrov Quispe Rahman Ramos Reyes Roberts Rossi Saito Salazar Santos Sato Schmidt Shah Silva Singh Sokolov Tanaka Tesfaye Thompson Tran Vargas Virtanen Walker Wang Weber Williams Wong Yamamoto Yilmaz Young Zhou'.split(
    ' ',
  )
const COURSES = [
  'Biology',
  'Nursing',
  'Economics',
  'Computer Science',
  'Psychology',
  'Mechanical Engineering',
  'English',
  'Public Health',
  'Marketing',
  'Education',
] as const

/** The schools of the sample students, with how many of each hundred are there. */
const SCHOOLS = [
  ['boston_university', 18],
  ['northeastern_university', 14],
  ['university_of_massachusetts_boston', 12],
  ['arizona_state_university', 10],
  ['bunker_hill_community_college', 8],
  ['university_of_california', 8],
  ['georgetown_university', 6],
  ['boston_college', 5],
  ['university_of_maine', 4],
  ['texas_tech_university_system', 4],
  ['mass_bay_community_college', 3],
  ['quincy_college', 2],
  ['babson_college', 2],
  ['wentworth_institute_of_technology', 2],
  ['bay_path_university', 1],
  ['deakin_university', 1],
] as const

/** How many sample students there are in the crowd. With the other samples they are 300. */
export const CROWD = 280

const SEXES = ['female', 'male', 'non-binary'] as const
const IDENTITIES = [
  'asian_american_pacific_islander',
  'bipoc_asian_african_middle_east',
  'latinx_hispanic',
  'european',
  'multiracial',
  'do_not_know',
] as const

function schoolOf(number: number): string {
  // 37 shares no factor with 100, so neighbours attend different schools.
  let rest = (number * 37) % 100
  for (const [school, share] of SCHOOLS) {
    if (rest < share) return school
    rest -= share
  }
  return SCHOOLS[0][0]
}

const NOTHING_YET = {
  school: '',
  degree: '',
  course: '',
  state: '',
  city: '',
  language_preference: '',
  identify_as: '',
  sex: '',
  is_completed: false,
} as const

/** The sample student with this number, from 0. No two have the same name. */
export function crowdStudent(number: number, isCompleted: boolean, created_at: Date): StudentSeed {
  const account = {
    email: `sample-student-${number + 101}@shinequo.example`,
    first_name: FIRST_NAMES[number % FIRST_NAMES.length]!,
    // Another last name each time the first names begin again.
    last_name: LAST_NAMES[(number * 7 + Math.floor(number / FIRST_NAMES.length)) % LAST_NAMES.length]!,
    created_at,
  }
  if (!isCompleted) return { ...account, ...NOTHING_YET }
  return {
    ...account,
    school: schoolOf(number),
    degree: number % 5 === 0 ? 'masters' : 'bachelors',
    course: COURSES[number % COURSES.length]!,
    language_preference: number % 9 === 0 ? 'Spanish' : 'English',
    identify_as: IDENTITIES[number % IDENTITIES.length]!,
    sex: SEXES[number % SEXES.length]!,
    is_international: number % 6 === 0,
    // Some schools have not been proved, so that administrators have something to do.
    ...(number % 50 === 49 && { proved_school: null }),
  }
}
