/** The student's own profile, and the onboarding that fills it. */

import type { Degree, Ethnicity, Gender } from '@shinequo/contract/profiles'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

// Fields of the profile
export const selectSchool = 'Select a school'
export const selectDegree = 'Select a degree'
export const languagePreference = 'Language preference'
export const ethnicity = 'Ethnicity'
export const selectEthnicity = 'Select an ethnicity'
export const gender = 'Gender'
export const selectGender = 'Select a gender'
/** Below fields that suggest common answers. */
export const listOrOwnWords = 'Choose from the list, or type your own.'
/* Why two fields are asked, and who sees them. */
export const whyEthnicity =
  "Only used in totals, to check that matching is fair. Coaches don't see it unless you share it."
export const whyGender = "Also used only in totals. Coaches don't see it unless you share it."
export const internationalStudent = 'International student'
export const iAmInternational = "I'm an international student"
export const yesOrNo = 'Yes or No'
export const notSaid = 'Not provided'
export const whoCallsYou = 'Optional. Your coaches and our emails use it; staff also see your first name.'
export const emailStays = 'You sign in with this email. You can change it in “Sign-in and security”.'

// Onboarding, where the mascot Shine speaks
export const onboardingTitle = 'Your profile'
export const hiIAmShine = (firstName: string) => `Hi ${firstName}, I'm Shine.`
export const aFewFacts = 'A few facts help us find a coach who fits you. You can change them later.'
export const goToDashboard = 'Go to the Dashboard'
export const logout = 'Logout'

// The profile page
export const basicInformation = 'Basic Information'
export const notSavedYet = 'Not saved yet'
export const profilePicture = 'Profile picture'
export const newPicture = 'Your new picture, not saved yet'
export const editPicture = 'Edit Profile Picture'
export const whatYourCoachesSee = 'What your coaches see'
export const shareWithCoach = 'Share with my coach'
export const whatCoachesSee =
  'Coaches you are matched with see your name, picture, school, degree, course, language and answers. If you check this, they also see your ethnicity, your gender and whether you are an international student. You can uncheck it at any time.'
export const coachesSeeIt = 'Your coaches can see this now.'
export const coachesNoLongerSeeIt = 'Your coaches no longer see this.'
export const userProfile = 'User Profile'
/** Its sections. */
export const sections = 'Sections'
export const profile = 'Profile'
export const security = 'Sign-in and security'
export const notifications = 'Notifications'
export const calendar = 'Calendar'
export const privacy = 'Privacy and your data'
export const languageAndLook = 'Language and look'
export const yourSchool = 'Your school'
export const aboutMailToYou = 'What we emailed you, what is scheduled, and whether it went out.'
export const whereYouAreSignedIn = 'Where you are signed in'
export const whoOpenedMyRecord = 'Who opened my record'
export const aboutWhoOpened =
  'When a coach or an administrator opens your record or acts on it, we record who, when and why.'
export const yourData = 'Your data'

// Names of the codes in a profile, in the order shown
export const DEGREES = {
  associates: 'Associates Degree',
  bachelors: 'Bachelors Degree',
  masters: 'Masters Degree',
  doctorate: 'Doctorate Degree',
  certificate: 'Certificate',
} satisfies Record<Degree, string>
export const GENDERS = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non Binary/Gender Diverse',
  other: 'Other',
} satisfies Record<Gender, string>
export const ETHNICITIES = {
  native_american_alaska_native: 'Native American/Alaska Native',
  asian_american_pacific_islander: 'Asian American/Pacific Islander',
  bipoc_asian_african_middle_east: 'BIPOC (Asian, African, Middle East)',
  native_hawaiian_pacific_islander: 'Native Hawaiian/Pacific Islander',
  latinx_hispanic: 'Latinx/Hispanic',
  european: 'European',
  multiracial: 'Multiracial',
  do_not_know: 'Wish not to disclose',
  not_sure: 'Not sure',
} satisfies Record<Ethnicity, string>
/** Shown where nothing is given. */
export const notGiven = 'N/A'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.nameErrors,
  school_required: 'School Name is required',
  degree_required: 'Degree Name is required',
  course_required: 'Course Name is required',
  state_required: 'State Name is required',
  city_required: 'City Name is required',
  language_required: 'Language is required',
  identity_required: 'Identity is required',
  sex_required: 'Sex is required',
  degree_unlisted: 'Please choose a degree from the list',
  identity_unlisted: 'Please choose an ethnicity from the list',
  gender_unlisted: 'Please choose a gender from the list',
  international_unsaid: 'Please enter Yes or No',
} satisfies Partial<FieldSentences>
