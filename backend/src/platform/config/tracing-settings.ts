/** Whether traces are sent, by the standard variables of OpenTelemetry, and how many of 1. Its library reads the others itself. */
export interface TracingSettings {
  sent: boolean;
  share: number;
}

/** Throws where traces are asked for in a way that sends none. Imports nothing: it is read before anything else is loaded. */
export function readTracingSettings(env: NodeJS.ProcessEnv = process.env): TracingSettings {
  const given = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].filter((name) => valueOf(env, name) !== '');
  const isOff = valueOf(env, 'OTEL_SDK_DISABLED').toLowerCase() === 'true';
  if (given.length === 0 || isOff) return { sent: false, share: 1 };
  for (const name of given)
    if (!/^https?:\/\/[^\s/]/.test(valueOf(env, name))) throw wrong(env, name, 'an address that starts with http:// or https://');
  const share = Number(valueOf(env, 'OTEL_TRACES_SAMPLER_ARG') || '1');
  if (!(share >= 0 && share <= 1)) throw wrong(env, 'OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1');
  return { sent: true, share };
}

const valueOf = (env: NodeJS.ProcessEnv, name: string) => (env[name] ?? '').trim();

const wrong = (env: NodeJS.ProcessEnv, name: string, takes: string) => new Error(`${name} is "${env[name]}"; it takes ${takes}.`);
