/** From here on a person notices that the server is busy with another request. */
export const LONG_WAIT_MS = 250;
