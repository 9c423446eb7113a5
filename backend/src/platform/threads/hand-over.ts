import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Returns `value` from a thread; its `buffers` are transferred without being copied. */
export function handOver(value: object, buffers: ArrayBuffer[]): object {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value });
}

/** Only message, stack and cause of an error cross a thread boundary; `failureOf` finds its code in the cause. */
export function keepCode(error: unknown): never {
  const { message = String(error), code } = error as { message?: string; code?: unknown };
  throw new Error(message, { cause: typeof code === 'string' ? code : undefined });
}

/** What `keepCode` threw in the thread, with its code. */
export function failureOf(error: unknown): unknown {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return typeof cause === 'string' ? Object.assign(error as Error, { code: cause }) : error;
}
