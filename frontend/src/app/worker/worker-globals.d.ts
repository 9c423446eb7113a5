/** What a service worker has beside the globals of a page: TypeScript has no library with both. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker started; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}
