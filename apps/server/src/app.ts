import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import fastifyWebsocket from '@fastify/websocket'
import { healthLive, healthReady, openApiDocument } from '@shinequo/contract/health'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './features/accounts/routes.ts'
import { watchEndedSignIns } from './features/accounts/sign-ins/service.ts'
import { headKept } from './features/audit/check/service.ts'
import { registerAudit } from './features/audit/routes.ts'
import { watchAvailability } from './features/availability/open-times/service.ts'
import { registerAvailability } from './features/availability/routes.ts'
import { registerBookings } from './features/bookings/routes.ts'
import { registerCalendars, registerFeeds } from './features/calendars/routes.ts'
import { registerCare } from './features/care/routes.ts'
import { registerCoaches } from './features/coaches/routes.ts'
import { registerCommunity } from './features/community/routes.ts'
import { registerFeed } from './features/feed/routes.ts'
import { registerFeedback } from './features/feedback/routes.ts'
import { registerMatching } from './features/matching/routes.ts'
import { registerMailbox, registerNotifications, registerOneClick } from './features/notifications/routes.ts'
import { mailCounts } from './features/notifications/service.ts'
import { registerPeople } from './features/people/routes.ts'
import { registerPictures, registerProfiles } from './features/profiles/routes.ts'
import { offeredLocales, watchOfferedLocales } from './features/programme/offered-locales/service.ts'
import { registerProgramme } from './features/programme/routes.ts'
import { registerQuestionnaire } from './features/questionnaire/routes.ts'
import { registerRetention } from './features/retention/routes.ts'
import { registerRosters } from './features/rosters/routes.ts'
import { registerSchools } from './features/schools/routes.ts'
import { registerLivePages, registerRooms, registerSessions } from './features/sessions/routes.ts'
import type { Context } from './plugins/context.ts'
import { type Serve, serveOn } from './plugins/endpoints.ts'
import { answerBrokenRequest, notReady, ok, refuse, registerErrors, sendRefusal } from './plugins/errors.ts'
import { registerApiHeaders, registerPageHeaders } from './plugins/headers.ts'
import { LiveConnections } from './plugins/live-connections.ts'
import { warnOfProxy } from './plugins/proxy-warning.ts'
import { RequestIds } from './plugins/request-ids.ts'
import { tellOfRushes } from './plugins/rushes.ts'
import { registerSecurityContact } from './plugins/security-contact.ts'
import { registerWeb } from './plugins/web.ts'
import { keptAsset } from './plugins/web-assets.ts'

/** The longest time that anybody waits for a response; the browser gives up at 10 seconds. */
const ANSWER_MS = 8000
/** The longest time that a stop waits for idle open connections. */
const DRAIN_MS = 2000
/** How often a stop checks whether they are closed. */
const DRAIN_LOOK_MS = 50

/** The largest message that a browser may send over a WebSocket. */
const MAX_SENT_BYTES = 256 * 1024

/** Time limits for receiving a whole request and for a silent connection, in milliseconds. */
const PATIENCE = { requestTimeout: 30_000, connectionTimeout: 30_000 }

/**
 * The table of contents: builds the whole application on a context, without listening. A process that only runs jobs
 * serves nothing but its health. `webFolder` replaces the default build of the web app.
 */
export async function buildApp(
  context: Context,
  patience = PATIENCE,
  webFolder?: string,
): Promise<FastifyInstance> {
  const ids = new RequestIds(context)
  const app = fastify({
    loggerInstance: context.log,
    // The log adds the request's id itself, also to lines that are not the request's own.
    childLoggerFactory: (log) => log,
    genReqId: ids.idOf,
    trustProxy: context.env.trustProxy,
    // A line per request would log addresses with email addresses in their query. Important events are logged where
    // they happen.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    handlerTimeout: ANSWER_MS,
    // Fastify would refuse to start after 10 seconds, which a busy machine may need.
    pluginTimeout: 0,
    ...patience,
    http: {
      // Node applies the longer of the two to the whole request, and defaults to 60 seconds for headers.
      headersTimeout: patience.requestTimeout,
      // How often Node checks for requests that take too long.
      connectionsCheckingInterval: Math.ceil(patience.requestTimeout / 10),
    },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be parsed, or has a segment longer than any id, names nothing that exists.
    frameworkErrors: (_error, request, reply) =>
      void sendRefusal(reply.header('x-request-id', request.id), refuse('not_found')),
    // Requests that arrive over open connections during a stop get normal responses.
    return503OnClosing: false,
  })
  const isWorker = context.env.role === 'worker'
  await watchEndedSignIns(context)
  await watchAvailability(context)
  await watchOfferedLocales(context)
  await context.risk.watch(context)
  await headKept(context)
  app.addHook('onClose', () => headKept(context))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', null)
  ids.register(app)
  const live = new LiveConnections(context)
  app.addHook('preClose', async () => live.stop())
  drainOnStop(app, context)
  registerErrors(app)
  context.requests.count(app)
  const rushes = await tellOfRushes(context)
  app.addHook('onClose', () => rushes?.stop())
  warnOfProxy(app, context)
  await serveMetrics(app, context, live)
  await app.register(
    async (api) => {
      registerApiHeaders(api, context.clock)
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
      await api.register(fastifyCookie)
      await api.register(fastifyMultipart)
      await api.register(fastifyWebsocket, { options: { maxPayload: MAX_SENT_BYTES } })
      if (isWorker) return registerHealth(api, serveOn(api, context), context)
      registerFeatures(api, context)
      await registerRooms(api, context, live)
      await registerLivePages(api, context, live)
    },
    { prefix: '/api' },
  )
  if (isWorker) return app
  await app.register(async (pages) => {
    await registerPageHeaders(pages, context.env)
    registerPictures(pages, context)
    registerFeeds(pages, context)
    registerOneClick(pages, context)
    registerMailbox(pages, context)
    registerSecurityContact(pages, context)
    await registerWeb(pages, context.env, {
      offered: () => offeredLocales(context),
      findKept: (name) => keptAsset(context, name),
      dist: webFolder,
    })
  })
  return app
}

/** Serves the figures of this process, if there is a token for them: otherwise the library for them is not loaded. */
async function serveMetrics(app: FastifyInstance, context: Context, live: LiveConnections): Promise<void> {
  const token = context.env.metricsToken
  if (token === undefined) return
  const { registerMetrics } = await import('./plugins/metrics-page.ts')
  const background = { ...context, database: context.database.background }
  registerMetrics(app, context, token, { live, countMail: () => mailCounts(background) })
}

/**
 * During a stop, every response closes its connection, and clients with an open one get time for one more request, so
 * that none is rejected. Readiness fails at once, so that no new clients are sent here.
 */
function drainOnStop(app: FastifyInstance, { readiness }: Context): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    readiness.stop()
    const open = promisify(app.server.getConnections.bind(app.server))
    const end = performance.now() + DRAIN_MS
    while (performance.now() < end && (await open()) > 0) await sleep(DRAIN_LOOK_MS)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done()
  })
}

/** One line per feature. */
function registerFeatures(api: FastifyInstance, context: Context): void {
  const serve = serveOn(api, context)
  registerAccounts(serve, context)
  registerPeople(serve, context)
  registerRosters(serve, context)
  registerAudit(serve, context)
  registerRetention(serve, context)
  registerProgramme(serve, context)
  registerAvailability(serve, context)
  registerBookings(serve, context)
  registerFeedback(serve, context)
  registerProfiles(serve, context)
  registerCoaches(serve, context)
  registerQuestionnaire(serve, context)
  registerMatching(serve, context)
  registerSessions(serve, context)
  registerCalendars(serve, context)
  registerSchools(serve, context)
  registerFeed(serve, context)
  registerCommunity(serve, context)
  registerCare(serve, context)
  registerNotifications(serve, context)
  registerHealth(api, serve, context)
}

function registerHealth(api: FastifyInstance, serve: Serve, { readiness }: Context): void {
  serve(healthLive, async () => ok({ status: 'ok' as const }))
  serve(healthReady, async () => ((await readiness.check()) ? ok({ status: 'ok' as const }) : notReady()))
  serve(openApiDocument, async () => ok(api.swagger()))
  api.all('/*', { schema: { hide: true } }, async (_request, reply) =>
    sendRefusal(reply, refuse('not_found')),
  )
}
