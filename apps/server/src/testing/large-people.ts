import type { LargeSize } from './large-database.ts'

/** Statements, each with a description of what it creates. */
export type Steps = readonly (readonly [what: string, statement: string])[]

/** Names: as many as in a large school, so that a search finds many people but not all. */
const FIRST = `Aaliyah Aarav Abel Ada Adaeze Aiko Aisha Alejandro Amara Amina Andre Anh Anika Anton Arjun Ava Beatriz Ben
  Binh Bruno Camila Carlos Chen Chidi Chloe Clara Daniel Daria David Deepa Diego Dina Elena Eli Emeka Emma Esther Ethan
  Eva Fatima Felix Fiona Gabriel Grace Hana Hannah Hao Hassan Ines Isaac Isabel Ivan Jada Jamal James Jia Jin Joao John
  Jonas Jose Julia Kai Kavya Kenji Kofi Lan Laura Leila Leo Liam Lina Linh Lucas Lucia Luis Malik Maria Marta Maya Mei
  Mia Miguel Mina Mohammed Nadia Naomi Nia Nina Noah Noor Nora Olivia Omar Oscar Pablo Priya Rafael Rahul Rania Ravi Rosa
  Ruth Sami Samira Sana Sara Sofia Tariq Theo Thomas Tomas Uma Victor Wei Yara Yusuf Zoe`
const LAST = `Abdi Adams Adeyemi Ahmed Ali Allen Alvarez Baker Banerjee Barros Bello Brown Campbell Castro Chang Chaudhary
  Chen Clark Costa Cruz Das Davis Diaz Diallo Do Dubois Evans Fernandez Flores Garcia Gomez Gonzalez Green Gupta Gurung
  Haddad Hall Hassan Hernandez Hill Hoang Ibrahim Ito Jackson Johnson Jones Joshi Kaya Khan Kim King Kumar Le Lee Lewis Li
  Lopez Ma Martin Martinez Mbeki Mehta Mensah Mitchell Moore Morales Moreno Murphy Nakamura Ng Nguyen Novak Nunez Okafor
  Oliveira Ortiz Osei Park Patel Perez Petrov Pham Ramos Rana Reyes Rivera Roberts Rodrigues Rossi Sahin Santos Sato Scott
  Shah Sharma Silva Singh Smith Tamang Taylor Thapa Torres Tran Turner Vargas Walker Wang White Wilson Wong Wright Yang Zhang`
const SCHOOLS = `babson_college northeastern_university boston_university boston_college quincy_college deakin_university
  bay_path_university arizona_state_university university_of_maine georgetown_university bunker_hill_community_college
  university_of_california`
const ZONES = `America/New_York America/New_York America/Chicago America/Denver America/Los_Angeles Europe/London
  Asia/Kolkata Asia/Kathmandu Australia/Melbourne`
const AREAS = `Study habits and planning|Sleep and daily routine|Stress and balance|Relationships and communication|Campus
  life and belonging|Career direction and internships|Confidence and motivation`
const LANGUAGES = 'English|English|English|English, Spanish|English, Mandarin|English, Hindi|English, Nepali'

const array = (text: string, between: RegExp = /\s+/) =>
  `array[${text.split(between).map((one) => `'${one.replace(/\s+/g, ' ')}'`)}]`
/** SQL for the element of a list at a number. */
const one = (list: string, nth: string) => `(${list})[1 + (${nth}) % array_length(${list}, 1)]`

/** Accounts are numbered: first students, then coaches, then five administrators. */
export function largePeople({ students, coaches }: LargeSize, now: string): Steps {
  const people = students + coaches + 5
  const everybody = `generate_series(0, ${people - 1}) as n`
  const everyStudent = `generate_series(0, ${students - 1}) as n`
  const everyCoach = `generate_series(0, ${coaches - 1}) as n`
  const school = one(array(SCHOOLS), `n * 7 + pg_temp.dice('school', n)`)
  return [
    [
      'schools',
      `insert into schools (value, name, wellness_url, wall_on, updated_at)
        select value, initcap(replace(value, '_', ' ')), '', true, ${now} from unnest(${array(SCHOOLS)}) as value`,
    ],
    [
      'pictures',
      `insert into pictures (key, bytes, created_at)
        select md5('picture' || n), decode(repeat('ff', 300), 'hex'), ${now} from ${everybody} where n % 3 = 0`,
    ],
    [
      'accounts',
      `insert into accounts (id, email, password_hash, role, first_name, last_name, time_zone, created_at,
          suspended_at, email_proved_at)
        select pg_temp.id('account', n), lower(first) || '.' || lower(last) || n || '@campus.example', 'none',
          case when n < ${students} then 'student' when n < ${students + coaches} then 'coach' else 'admin' end,
          first, last, ${one(array(ZONES), 'n')}, at,
          case when n < ${students} and pg_temp.dice('suspended', n) = 0 and n % 2 = 1 then at + interval '9 days' end, at
        from ${everybody}, lateral (select
          ${one(array(FIRST), `(n * 37 + n / 118)`)} as first, ${one(array(LAST), `n * 11 + n / 1000`)} as last,
          ${now} - interval '1 hour' - (pg_temp.dice('joined', n) * 10 + n % 10) * interval '1 day' as at) as a`,
    ],
    [
      'profiles',
      `insert into student_profiles (id, account_id, school, degree, course, state, city, language_preference,
          identify_as, sex, is_completed, picture_key, proved_school, proved_at, proved_by)
        select pg_temp.id('student', n), pg_temp.id('account', n), school, 'bachelors', 'Biology', 'Massachusetts',
          'Boston', 'English', 'not_sure', 'other', pg_temp.dice('completed', n) < 95,
          case when n % 3 = 0 then md5('picture' || n) end, case when proved then school end,
          case when proved then ${now} - interval '1 year' end, case when proved then 'roster' end
        from ${everyStudent}, lateral (select ${school} as school, pg_temp.dice('proved', n) < 85 as proved) as s`,
    ],
    [
      'coaches',
      `insert into coaches (id, account_id, city, state, focus_area, description, language_preference, picture_key,
          time_zone, accepts_students, capacity, max_per_day, approved_at)
        select pg_temp.id('coach', n), pg_temp.id('account', ${students} + n), 'Boston', 'Massachusetts',
          ${one(array(AREAS, /\|/), 'n * 3 + 1')},
          '<p>' || repeat('I listen first, and then we plan small steps. ', 8) || '</p>',
          ${one(array(LANGUAGES, /\|/), 'n * 5 + 2')},
          case when (${students} + n) % 3 = 0 then md5('picture' || ${students} + n) end, ${one(array(ZONES), `${students} + n`)},
          pg_temp.dice('accepts', n) < 95, 30 + pg_temp.dice('capacity', n), case when n % 7 = 0 then 6 end,
          case when pg_temp.dice('approved', n) < 98 then ${now} - interval '2 years' end
        from ${everyCoach}`,
    ],
    [
      'hours',
      `insert into weekly_hours (coach_id, weekday, start_minute, end_minute)
        select pg_temp.id('coach', n), weekday, 540 + 30 * (n % 3), 1020 from ${everyCoach}, generate_series(1, 5) weekday`,
    ],
    [
      'dates',
      `insert into date_overrides (coach_id, date)
        select pg_temp.id('coach', n), (${now})::date + 1 + (n % 15) * 2 + day
        from ${everyCoach}, generate_series(0, 1) day`,
    ],
    [
      'times off',
      `insert into time_off (id, coach_id, starts_at, ends_at)
        select pg_temp.id('off', n * 2 + k), pg_temp.id('coach', n), at, at + interval '1 day'
        from ${everyCoach}, generate_series(0, 1) k,
          lateral (select ${now} + ((n * 13 + k * 40) % 60 - 40) * interval '1 day' as at) as t`,
    ],
    [
      'matches',
      `insert into match_requests (id, student_profile_id, coach_id, status, score, created_at, ended_by)
        select pg_temp.id('match', n * 3 + k), pg_temp.id('student', n), pg_temp.id('coach', coach), status, 1 - k * 0.2,
          ${now} - (pg_temp.dice('matched', n * 3 + k) * 7 + 1) * interval '1 day' - n * interval '1 second',
          case when status = 'ended' and n % 4 = 0 then 'coach' end
        from ${everyStudent}, generate_series(0, 2) k, lateral (select
          case k when 0 then n % ${coaches} else (n * 7 + k * 31 + 1) % ${coaches} end as coach,
          case k when 0 then 'accepted' when 1 then case when n % 5 = 0 then 'declined' else 'ended' end
            else case when n % 20 = 0 then 'pending' end end as status) as m
        where status is not null and (k = 0 or coach <> n % ${coaches})
        order by n * 7919 % ${students}`,
    ],
  ]
}
