/** Addresses that one athlete must not write to any more. */
export abstract class Suppressions {
  /** Addresses (as by sameAddressKey) with why, in words. */
  abstract of(userId: string): Promise<Map<string, string>>;
}
