import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Answers `value` from a thread, whose `buffers` go to the other side without being copied. */
export function handOver(value: object, buffers: ArrayBuffer[]): object {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value });
}
