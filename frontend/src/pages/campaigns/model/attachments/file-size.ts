const KB = 1024;
const MB = KB * KB;

/** "183 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}
