import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import { healthLive, healthReady, openApiDocument } from '@shinequo/contract/health'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './features/accounts/routes.ts'
import { watchEndedTokens } from './features/accounts/service.ts'
import { registerAudit } from './features/audit/routes.ts'
import { registerAvailability } from './features/availability/routes.ts'
import { watchAvailability } from './features/availability/service.ts'
import { registerBookings } from './features/bookings/routes.ts'
import { registerCoaches } from './features/coaches/routes.ts'
import { registerCommunity } from './features/community/routes.ts'
import { registerFeed } from './features/feed/routes.ts'
import { registerFeedback } from './features/feedback/routes.ts'
import { registerMatching } from './features/matching/routes.ts'
import { registerMailbox } from './features/notifications/routes.ts'
import { registerPeople } from './features/people/routes.ts'
import { registerPictures, registerProfiles } from './features/profiles/routes.ts'
import { registerProgramme } from './features/programme/routes.ts'
import { registerQuestionnaire } from './features/questionnaire/routes.ts'
import { registerRosters } from './features/rosters/routes.ts'
import { registerSchools } from './features/schools/routes.ts'
import { registerSessions } from './features/sessions/routes.ts'
import type { Context } from './plugins/context.ts'
import { type Serve, serveOn } from './plugins/endpoints.ts'
import { ok, refuse, registerErrors, sendRefusal } from './plugins/errors.ts'
import { registerApiHeaders, registerPageHeaders } from './plugins/headers.ts'
import { registerWeb } from './plugins/web.ts'

/** The table of contents: builds the whole application on a context; nothing listens yet. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    trustProxy: context.env.trustProxy,
    // One line a request would carry addresses with e-mails in their query; what matters is logged where it happens.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  })
  await watchEndedTokens(context)
  await watchAvailability(context)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', null)
  closeConnectionsOnStop(app)
  registerErrors(app)
  await app.register(
    async (api) => {
      registerApiHeaders(api)
      await api.register(fastifySwagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'ShineQuo', version: '0.1.0' },
          servers: [{ url: '/api' }],
          components: {
            securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
          },
        },
        stripBasePath: true,
        transform: jsonSchemaTransform,
      })
      await api.register(fastifyMultipart)
      registerFeatures(api, context)
    },
    { prefix: '/api' },
  )
  await app.register(async (pages) => {
    await registerPageHeaders(pages, context.env)
    registerPictures(pages, context)
    registerMailbox(pages, context)
    await registerWeb(pages, context.env)
  })
  return app
}

/** A browser keeps its connection after an answer; on the way down it is told not to, or the stop would wait for it. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done()
  })
}

/** One line a feature. */
function registerFeatures(api: FastifyInstance, context: Context): void {
  const serve = serveOn(api, context)
  registerAccounts(serve, context)
  registerPeople(serve, context)
  registerRosters(serve, context)
  registerAudit(serve, context)
  registerProgramme(serve, context)
  registerAvailability(serve, context)
  registerBookings(serve, context)
  registerFeedback(serve, context)
  registerProfiles(serve, context)
  registerCoaches(serve, context)
  registerQuestionnaire(serve, context)
  registerMatching(serve, context)
  registerSessions(serve, context)
  registerSchools(serve, context)
  registerFeed(serve, context)
  registerCommunity(serve, context)
  registerHealth(api, serve, context)
}

function registerHealth(api: FastifyInstance, serve: Serve, { database }: Context): void {
  serve(healthLive, async () => ok({ status: 'ok' as const }))
  serve(healthReady, async () => {
    try {
      await database.ping()
      return ok({ status: 'ok' as const })
    } catch {
      return refuse('not_ready')
    }
  })
  serve(openApiDocument, async () => ok(api.swagger()))
  api.all('/*', async (_request, reply) => sendRefusal(reply, refuse('not_found')))
}
