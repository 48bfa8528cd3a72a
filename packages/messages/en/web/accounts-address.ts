/** The page that the link to a requested address opens, and what administrators see of a request. */

export const isThisYou = 'Is this you?'
/** `name` is the first name. */
export const programmeWants = <T>(name: T) => [
  'Your programme wants to use this mailbox for the ShineQuo account of ',
  name,
  '.',
]
export const ifYouSayYes = [
  'You sign in with this address and the same password.',
  'Emails about the account come here.',
  'Everyone who is signed in to the account now is signed out.',
]
export const use = 'Use this address'
export const using = 'Changing the address...'
export const notMe = 'This is not me'
export const nothingYet = 'Nothing changes before you choose.'
export const changed = 'All set'
export const nowSignIn = 'This address now belongs to the account. From now on, sign in with it.'
export const signIn = 'Go to sign-in'
/** A link. */
export const newPassword = 'Forgot the password? Get a code for a new one.'
export const declined = 'Thank you'
export const staysAsItWas =
  "This address won't be used, and the account stays as it was. You can close this page."
export const didNotLoad = "This page couldn't be loaded"
export const TITLES = {
  address_link_unknown: 'This link no longer works',
  address_link_expired: 'This link has expired',
  email_taken: 'This address is taken',
}
export const WAYS_OUT = {
  address_link_unknown:
    'It was used already, or your programme has sent a newer one or withdrawn it. If you confirmed the address before, sign in with it. If not, ask your programme for a new link.',
  address_link_expired: 'Links work for 7 days. Ask your programme to send you a new one.',
  email_taken:
    'Another ShineQuo account has this address, so nothing was changed. If that account is yours, sign in with it. If not, ask your programme.',
}

// What an administrator sees of a request
export const waiting = 'New email not confirmed'
export const linkExpired = 'Link for new email expired'
/** `since` and `until` are dates. */
export const waitingSince = <T>(email: T, since: string, until: string) => [
  email,
  `, requested on ${since}: can be confirmed until ${until}`,
]
export const expiredOn = <T>(email: T, since: string, until: string) => [
  email,
  `, requested on ${since}: the link expired on ${until}`,
]
/** `email` is the requested address that waits. */
export const replaces = (email: string) => `It replaces ${email}, which isn't confirmed yet.`
export const sendLinkAgain = 'Send link to new email again'
export const linkOnItsWay = (email: string) => `A new link is on its way to ${email}.`
export const withdraw = {
  title: (name: string) => `Withdraw ${name}'s new email?`,
  loss: 'The link we sent stops working. They keep signing in with their present address.',
  act: 'Withdraw new email',
  done: 'The new email was withdrawn.',
}

// The own account
/** Why administrators cannot change their address. */
export const staysWhileAdministrator =
  "An administrator's email can't be changed. To use another, ask another administrator to invite you there."
