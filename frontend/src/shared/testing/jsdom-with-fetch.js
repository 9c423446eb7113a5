import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** What browsers have, jsdom lacks and Node can lend. */
const lent = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

export default class JsdomWithFetch extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] = globalThis[name];
  }
}
