/** One mailbox, however it is written: "Jo@State.EDU " and "jo@state.edu" are the same coach's address. */
export function sameAddressKey(address: string): string {
  return address.trim().toLowerCase();
}
