import { readTracingSettings } from '../config/tracing-settings.js';

/** Ends tracing, and sends what is still here. */
export type StopTracing = () => Promise<void>;

/**
 * Traces of requests and statements by OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT names a collector; without it none of its
 * packages is loaded. To be called before HTTP and database are imported, because it changes them as they are loaded.
 */
export async function startTracing(): Promise<StopTracing> {
  const settings = readTracingSettings();
  if (!settings.sent) return () => Promise.resolve();
  const { sendTraces } = await import('./send-traces.js');
  return sendTraces(settings.share);
}
