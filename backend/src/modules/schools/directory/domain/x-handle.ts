const NAME = /^\w{1,15}$/;
const PAGE = /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/@?(\w{1,15})(?:[/?#].*)?$/i;

/** Pages of X itself that look like a profile. */
const RESERVED = new Set([
  'home',
  'i',
  'intent',
  'search',
  'share',
  'hashtag',
  'explore',
  'login',
  'messages',
  'notifications',
  'settings',
]);

/** The name of an account on X without @, from "@name", "name" or the address of its page; null when it is none. */
export function readXHandle(text: string): string | null {
  const trimmed = text.trim();
  const name = PAGE.exec(trimmed)?.[1] ?? trimmed.replace(/^@/, '');
  return NAME.test(name) && !RESERVED.has(name.toLowerCase()) ? name : null;
}
