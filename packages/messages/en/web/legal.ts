/** The sample pages /terms and /privacy. */

export const termsOfService = 'Terms of Service'
export const privacyPolicy = 'Privacy Policy'
export const thisIsASample =
  'This is a sample. Whoever runs ShineQuo replaces it with their own text, or links to their own page.'

// /terms: a heading and its paragraph
export const whoCanUse = 'Who can use ShineQuo'
export const whoCanUseText =
  'ShineQuo is for students at colleges that take part. Each account belongs to one person.'
export const whatCoachingIs = 'What coaching is'
export const whatCoachingIsText =
  'A coach listens, asks and plans with you. Coaching is not therapy, medical care or an emergency service. In a crisis, call the crisis line below.'
export const yourSessions = 'Your sessions'
export const yourSessionsText =
  'A session lasts 30 minutes. Please come on time, and tell your coach early if you cannot come.'
export const beingKind = 'Being kind'
export const beingKindText =
  'Treat coaches and other students with respect. We may close the accounts of people who do not.'
export const ending = 'Ending'
export const endingText = 'You can stop using ShineQuo at any time and ask us to delete your account.'

// /privacy
export const whatWeKeep = 'What we keep'
export const whatWeKeepText =
  'Your name, email, profile, answers, sessions, messages and feedback. Your password is stored only as a hash.'
export const whoSeesIt = 'Who sees it'
export const whoSeesItText =
  'Your coach sees your name, picture, school, degree, course, language, answers and notes, and what you write in the room of a session. Other students see none of it.'
export const whatWeNeverDo = 'What we never do'
export const whatWeNeverDoText =
  'We do not sell your data, show advertising, or send your data to other companies for advertising.'
export const onYourDevice = 'On your device'
export const onYourDeviceText =
  'We keep you signed in with two tokens in your browser. Signing out removes them.'
export const yourRights = 'Your rights'
export const yourRightsText = 'You can ask what we keep about you, have it corrected, or have it deleted.'

// /disclosures, and the links to the English version of these texts on pages in another language
export const disclosures = 'What we tell you'
export const disclosuresLede = 'What stands on our pages where it matters most, in one place.'
export const signingUp = 'Signing up'
export const readInEnglish = 'Read this in English'
