/** Pages that can be read from the device; written out, since the routes would bring the router into the worker. */
export const readablePaths: readonly string[] = ['/', '/profile', '/recruiting', '/campaigns', '/recruiting-strategy'];
