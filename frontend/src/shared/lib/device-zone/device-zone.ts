let known: string | undefined;

/**
 * The time zone of this device. The first question about dates takes a phone 40 ms and more, since the browser reads its tables
 * then, and later ones nothing: it is asked while the start waits for files.
 */
export function deviceZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
