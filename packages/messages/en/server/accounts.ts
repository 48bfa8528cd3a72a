/** What the server says about accounts. */
import type { Role } from '@shinequo/contract/accounts'
import type { WeakPassword } from '@shinequo/domain/accounts/password-policy'

/** Why a new password is refused. */
export const weakPassword = {
  short:
    'Please use at least 15 characters: your account opens what students tell. A few words in a row are easy to remember.',
  blank: 'This password is only spaces, which is guessed quickly. Please choose another.',
  repeated: 'This password repeats a few characters, which is guessed quickly. Please choose another.',
  sequence:
    'This password follows the alphabet or the keys, which is guessed quickly. Please choose another.',
  common: 'This password is one of the most common leaked ones. Please choose another.',
  own: 'Without your own name and email address, too little of this password is left. Please choose another.',
  service:
    'Without words that anybody would try here, such as ShineQuo, too little of this password is left. Please choose another.',
} satisfies Record<WeakPassword, string>

/** What others read in place of the name of somebody whose account is deleted. */
export const FORMER_NAMES = {
  student: 'Former student',
  coach: 'Former coach',
  admin: 'Former administrator',
} satisfies Record<Role, string>
