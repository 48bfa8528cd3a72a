import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * The file with everything about a person. `failed`: it could not be made and may be requested again. `link` is the
 * download address; downloading needs the caller's access token.
 */
export const dataExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  /** Staff had it made: it leaves out what is promised to nobody or to coaches alone. */
  by_staff: z.boolean(),
  made_at: z.nullable(z.string()),
  /** The file is not served after this time. */
  expires_at: z.nullable(z.string()),
  /** In bytes. */
  size: z.nullable(z.number()),
  link: z.nullable(z.string()),
})
export type DataExport = z.infer<typeof dataExport>

export const startDataExport = endpoint({
  method: 'POST',
  path: '/account/export/',
  summary:
    'Have a file with all of the own data made, three a day at most; answers the one that is being made',
  access: 'signed-in',
  status: 202,
  reply: dataExport,
})

export const getDataExport = endpoint({
  method: 'GET',
  path: '/account/export/',
  summary: 'Whether the file with the own data is being made or ready, and where it is',
  access: 'signed-in',
  status: 200,
  reply: dataExport,
})

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/account/export/file/',
  summary: 'The file with the own data, a ZIP, for a day',
  access: 'signed-in',
  status: 200,
  reply: z.unknown(),
})
