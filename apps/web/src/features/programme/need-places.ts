import type { Need } from '@shinequo/contract/programme/needs'

/** Where an administrator deals with each need. */
export const PLACE_OF_NEED = {
  care: '/admin/care',
  coaches: '/admin/people?state=waiting',
  requests: '/admin/matches',
  objections: '/admin/objections',
  stories: '/admin/wall',
  mail: '/admin/mail',
  invitations: '/admin/people/invitations',
  imports: '/admin/people/import',
  unproved: '/admin/schools',
} satisfies Record<Need, string>
