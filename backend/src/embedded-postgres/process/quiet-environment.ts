/**
 * The whole environment of initdb and postgres. A LANG naming an uninstalled locale makes initdb fail, and LC_ALL=C
 * messages are what `isRetryable` reads, so nothing else is inherited.
 */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
