const MOST = 5 * 1024 * 1024;

/** Why a file is not even sent to the server, which would refuse it after a long upload; null: it may be. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (type.startsWith('video/')) return `“${name}” is a video. Put a link in the text instead.`;
  if (size > MOST) return `“${name}” is larger than 5 MB. Save it smaller, or put a link in the text instead.`;
  return null;
}
