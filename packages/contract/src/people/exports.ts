import * as z from 'zod/mini'
import { dataExport } from '../accounts/account-page.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import * as value from '../values.ts'

const personParams = z.object({ id: value.id })
const reason = field.requiredText(500, 'reason')

export const exportPersonBody = z.object({ reason })

export const exportPersonData = endpoint({
  method: 'POST',
  path: '/admin/people/:id/export/',
  summary:
    'Have a file with data of a person made, for them: they are told by mail and download it; it leaves out what is promised to nobody or to coaches alone',
  access: 'admin',
  params: personParams,
  body: exportPersonBody,
  status: 202,
  reply: dataExport,
})

export const getPersonExport = endpoint({
  method: 'GET',
  path: '/admin/people/:id/export/',
  summary:
    'How it stands with the file that staff had made of a person; its link only while their account is paused',
  access: 'admin',
  params: personParams,
  status: 200,
  reply: dataExport,
})

export const downloadPersonExport = endpoint({
  method: 'GET',
  path: '/admin/people/:id/export/file/',
  summary:
    'The file that staff had made of a person, only while their account is paused and they cannot download it themselves',
  access: 'admin',
  params: personParams,
  status: 200,
  reply: z.unknown(),
})
