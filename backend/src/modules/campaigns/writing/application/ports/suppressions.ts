/** Addresses that one athlete must not write to any more: their mail came back, or their owners opted out. */
export abstract class Suppressions {
  /** Returns those of the addresses (as by sameAddressKey) that are suppressed, each with why, in words. */
  abstract of(userId: string, addresses: readonly (string | null)[]): Promise<Map<string, string>>;
}
