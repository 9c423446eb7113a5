import { readTracingSettings } from './tracing-settings.js';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

describe('the variables of OpenTelemetry', () => {
  it('O-02 without an endpoint, or switched off, nothing is sent and nothing is wrong', () => {
    const none = [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_SDK_DISABLED: 'TRUE' }];
    expect(none.map((env) => readTracingSettings({ ...env, OTEL_TRACES_SAMPLER_ARG: '5' }).sent)).toEqual([false, false, false]);
  });

  it('O-02 either name of the endpoint counts; the share is all unless it is said', () => {
    const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://collector/v1/traces';
    expect(readTracingSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT })).toEqual({ sent: true, share: 1 });
    const share = (OTEL_TRACES_SAMPLER_ARG: string) => readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }).share;
    expect(['0', '0.05', '1', ''].map(share)).toEqual([0, 0.05, 1, 1]);
  });

  it('O-02 a value that would send nothing, or something else than was meant, is said with what it takes', () => {
    expect(() => readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; it takes an address that starts with http:// or https://.',
    );
    for (const OTEL_TRACES_SAMPLER_ARG of ['5', '-1', 'all'])
      expect(() => readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG })).toThrow('it takes a number from 0 to 1.');
  });
});
