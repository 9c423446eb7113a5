import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Attributes of a span that may be exported. Addresses, queries, headers and error messages are excluded: they contain tokens and personal data. */
const KEPT = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'network.protocol.version',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.query.text',
  'db.operation.name',
  'job.queue',
]);

const LONGEST_STATEMENT = 1_000;

/** A statement without its texts and numbers: those of ours come as parameters, but a library may write some into it. */
export function plainStatement(text: string): string {
  return text
    .slice(0, LONGEST_STATEMENT)
    .replace(/'[^']*(?:'|$)/g, '?')
    .replace(/(?<![\w$])\d+/g, '?');
}

function plainAttributes(all: Attributes): Attributes {
  const kept = Object.entries(all).filter(([name]) => KEPT.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'db.query.text' && typeof value === 'string' ? plainStatement(value) : value]),
  );
}

/** The same span with nothing in it that could be about a person. */
export function plainSpan(span: ReadableSpan): ReadableSpan {
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes: plainAttributes(span.attributes),
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
