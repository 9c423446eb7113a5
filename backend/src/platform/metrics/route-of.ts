/** Express notes the route when it has found one; the web app's pages and files have none, or one that takes everything. */
export function routeOf(request: { originalUrl: string; route?: unknown }): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  if (typeof path === 'string' && path.startsWith('/')) return path;
  return request.originalUrl.startsWith('/api/') ? 'unknown' : 'web app';
}
