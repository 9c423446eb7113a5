import type { Matcher, Selector } from './promql.js';

/** One line of what a server tells Prometheus. */
export interface Series {
  metric: string;
  labels: Record<string, string>;
}

/** Labels that Prometheus adds to whatever it reads. */
const OF_PROMETHEUS = { job: 'recruit', instance: 'web:3000' };

/** Prometheus makes this one itself for every process that it reads. */
const UP: Series = { metric: 'up', labels: OF_PROMETHEUS };

/** What Prometheus has after it read this text. */
export function readExposition(text: string): Series[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [UP, ...lines.map(seriesOf)];
}

function seriesOf(line: string): Series {
  const { metric = '', inBraces = '' } = /^(?<metric>\w+)(?:\{(?<inBraces>.*)\})? \S+$/.exec(line)?.groups ?? {};
  if (metric === '') throw new Error(`not a line of metrics: ${line}`);
  const labels = [...inBraces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
  return { metric, labels: { ...Object.fromEntries(labels), ...OF_PROMETHEUS } };
}

export function selected({ metric, matchers }: Selector, series: Series[]): Series[] {
  return series.filter((one) => one.metric === metric && matchers.every((matcher) => fits(matcher, one)));
}

function fits({ label, operator, value }: Matcher, { labels }: Series): boolean {
  const own = labels[label] ?? '';
  const whole = () => new RegExp(`^(?:${value})$`).test(own);
  switch (operator) {
    case '=':
      return own === value;
    case '!=':
      return own !== value;
    case '=~':
      return whole();
    case '!~':
      return !whole();
    default:
      throw new Error(`no such operator: ${operator}`);
  }
}
