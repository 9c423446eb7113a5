/** Whether traces are sent, by the standard variables of OpenTelemetry, and how many of 1. Its library reads the others itself. */
export interface TracingSettings {
  sent: boolean;
  share: number;
}

export function readTracingSettings(env: NodeJS.ProcessEnv = process.env): TracingSettings {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  const isOff = env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? '1');
  return { sent: endpoint.trim() !== '' && !isOff, share: share >= 0 && share <= 1 ? share : 1 };
}
