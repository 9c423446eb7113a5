/** Paths whose next part opens something for anybody who has it. */
const SECRET_PART = /^(\/api\/(?:shared-profiles|account-receipts|t\/o|pictures|uploads|unsubscribe)\/)[^/]+/i;

const ROUTE_WORD = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,4}(?:\.[a-z]{2,5})?$/;
const NUMBER = /^\d{1,10}(?:\.webp)?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A request line may name the whole address; proxies are asked that way, and this server answers it too. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path of a request, whether its line names a path or a whole address; with the query. */
export function pathOfTarget(target: string): string {
  return target.replace(ORIGIN, '');
}

/**
 * The path of a request as the log may keep it: without its query, and with … in place of every part that may be a
 * token. Only route words, numbers and ids stay, so the link of a route added later is hidden too.
 */
export function pathForLog(url: string): string {
  const path = (pathOfTarget(url).split('?')[0] ?? '').replace(SECRET_PART, '$1…');
  return path.split('/').map(masked).join('/');
}

function masked(part: string): string {
  const plain = part === '' || ROUTE_WORD.test(part) || NUMBER.test(part) || UUID.test(part);
  return plain ? part : '…';
}
