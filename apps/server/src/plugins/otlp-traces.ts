import { setTimeout as sleep } from 'node:timers/promises'
import {
  SpanKind as OtelKind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Context as TraceContext,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { type Cause, outsideWork } from './current-work.ts'
import { Outage } from './database/outage.ts'
import type { Span, SpanFacts, SpanKind, Traces } from './traces.ts'

/** The longest time that a stop waits until the last spans are sent, in milliseconds. */
const FLUSH_MS = 2000

/** Trouble of whoever collects spans is over after this long without a failure: longer than all tries of one batch. */
const QUIET_MS = 60_000

const KINDS = { request: OtelKind.SERVER, job: OtelKind.CONSUMER, mail: OtelKind.CONSUMER } as const

/** Traces as spans of OpenTelemetry, sent as OTLP over HTTP in batches. Its other settings are the library's own. */
export class OtlpTraces implements Traces {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #ids = new RequestsAsTraces()

  constructor(
    { endpoint, share }: NonNullable<Env['traces']>,
    role: Env['role'],
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'shinequo', 'shinequo.role': role }))
        // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
        .merge(detectResources({ detectors: [envDetector] })),
      idGenerator: this.#ids,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log) })],
    })
    this.#tracer = this.#provider.getTracer('shinequo')
  }

  begin(kind: SpanKind, name: string, { requestId, traceparent }: Cause, facts: SpanFacts = {}): Span {
    this.#ids.next = requestId.replaceAll('-', '')
    const span = this.#tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: facts },
      traceparent ? placeOf(traceparent) : ROOT_CONTEXT,
    )
    return new OtlpSpan(this.#tracer, span)
  }

  async stop(): Promise<void> {
    // A failure is logged by the exporter.
    const ended = this.#provider.shutdown().catch(() => undefined)
    await Promise.race([ended, sleep(FLUSH_MS, undefined, { ref: false })])
  }
}

/** A trace that begins with a request has its id. */
class RequestsAsTraces implements IdGenerator {
  readonly #random = new RandomIdGenerator()
  /** The id of the trace that begins next. */
  next = ''
  readonly generateTraceId = () => this.next
  readonly generateSpanId = () => this.#random.generateSpanId()
}

class OtlpSpan implements Span {
  readonly #tracer: Tracer
  readonly #span: OtelSpan

  constructor(tracer: Tracer, span: OtelSpan) {
    this.#tracer = tracer
    this.#span = span
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext()
    return `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`
  }

  statement(name: string, facts: SpanFacts): Span {
    // A part of what is not recorded is not either.
    if (!this.#span.isRecording()) return this
    const within = trace.setSpan(ROOT_CONTEXT, this.#span)
    return new OtlpSpan(
      this.#tracer,
      this.#tracer.startSpan(name, { kind: OtelKind.CLIENT, attributes: facts }, within),
    )
  }

  add(facts: SpanFacts): void {
    this.#span.setAttributes(facts)
  }

  fail(kind: string): void {
    this.#span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind)
  }

  end(): void {
    this.#span.end()
  }
}

/** The place in a trace that is written like this. */
function placeOf(traceparent: string): TraceContext {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** The same exporter, which logs when it begins to fail and when it has recovered. */
function reporting(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): SpanExporter {
  const outage = new Outage(log, 'the export of traces', QUIET_MS)
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // A batch is of many requests.
        if (result.error) outsideWork(() => outage.note(result.error))
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
