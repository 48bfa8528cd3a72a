/** The student's own profile, and the onboarding that fills it. */

// Fields
export const school = 'School'
export const selectSchool = 'Select a school'
export const degree = 'Degree'
export const selectDegree = 'Select a degree'
export const course = 'Course'
export const state = 'State'
export const city = 'City'
export const languagePreference = 'Language preference'
export const ethnicity = 'Ethnicity'
export const selectEthnicity = 'Select an ethnicity'
export const gender = 'Gender'
export const selectGender = 'Select a gender'
export const internationalStudent = 'International student'
export const iAmInternational = 'I’m an international student'
export const yesOrNo = 'Yes or No'
export const notSaid = 'Not said'
export const emailStays = 'You sign in with it, so it cannot be changed here.'

// Onboarding, where the mascot Shine speaks
export const onboardingTitle = 'Your profile'
export const hiIAmShine = (firstName: string) => `Hi ${firstName}, I’m Shine.`
export const aFewFacts = 'A few facts help us find a coach who fits. You can change them later.'
export const goToDashboard = 'Go to the Dashboard'
export const logout = 'Logout'

// The page of the profile
export const basicInformation = 'Basic Information'
export const notSavedYet = 'Not saved yet'
export const profilePicture = 'Profile picture'
export const newPicture = 'Your new picture, not saved yet'
export const editPicture = 'Edit Profile Picture'
export const shareWithCoach = 'Share with my coach'
export const whatCoachesSee =
  'Coaches you are matched with see your name, picture, school, degree, course, language and answers. With this ticked they also see your ethnicity, your gender and whether you are an international student. You can untick it at any time.'
export const coachesSeeIt = 'Your coaches can see this now.'
export const coachesNoLongerSeeIt = 'Your coaches no longer see this.'
