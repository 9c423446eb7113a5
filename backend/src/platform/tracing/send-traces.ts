import { register } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';

import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';

import { routeOf } from '../metrics/route-of.js';
import { traceJobs } from './job-span.js';
import { plainSpan } from './plain-span.js';
import type { StopTracing } from './start-tracing.js';

/** Who watches the server asks for these again and again. */
const UNTRACED = /^\/api\/(?:health|metrics)\b/;

/** How long a server that stops waits for the collector to take what is left. */
const LAST_SEND_MS = 5_000;

/** Sends spans by OTLP over HTTP, with the permitted attributes only. */
class PlainExporter implements SpanExporter {
  private readonly inner = new OTLPTraceExporter();

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.inner.export(spans.map(plainSpan), done);
  }

  shutdown(): Promise<void> {
    return this.inner.shutdown();
  }
}

/** The route's pattern, as in the metrics: it is known when the answer is there. */
function nameByRoute(span: Span, request: unknown): void {
  const incoming = request as IncomingMessage & { originalUrl?: string };
  if (incoming.originalUrl === undefined) return;
  const route = routeOf({ originalUrl: incoming.originalUrl, route: (incoming as { route?: unknown }).route });
  span.setAttribute('http.route', route);
  span.updateName(`${incoming.method ?? 'GET'} ${route}`);
}

const instrumentations = () => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
    requireParentforOutgoingSpans: true,
    applyCustomAttributesOnSpan: nameByRoute,
  }),
  // Statements of timers and of the job queue itself belong to no request and no job.
  new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
];

/** A trace for each job, however it was begun; its statements are in it. */
function spanOfJob<T>(queue: string, work: () => Promise<T>): Promise<T> {
  const options = { kind: SpanKind.CONSUMER, root: true, attributes: { 'job.queue': queue } };
  return trace.getTracer('recruit').startActiveSpan(`job ${queue}`, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `share`: how many of 1 requests are traced. */
export function sendTraces(share: number): StopTracing {
  // Packages that are imported, not required, are changed by a hook of the loader; for these few alone.
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: ['pg', 'pg-pool', 'http', 'https'] } });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const own = resourceFromAttributes({ 'service.name': 'recruit' });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new PlainExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  traceJobs(spanOfJob);
  registerInstrumentations({ tracerProvider: provider, instrumentations: instrumentations() });
  // A collector that is gone keeps no server from stopping in order.
  return () => Promise.race([provider.shutdown().catch(() => undefined), setTimeout(LAST_SEND_MS, undefined, { ref: false })]);
}
