import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const status = z.object({ status: z.literal('ok') })

export const healthLive = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers',
  access: 'public',
  status: 200,
  reply: status,
})

export const healthReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'The database takes writes too; 503 where it does not, and while starting or stopping',
  access: 'public',
  status: 200,
  reply: status,
})

export const openApiDocument = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  access: 'public',
  status: 200,
  reply: z.unknown(),
})
