/** The size of a file: "12 kB" or "1.5 MB"; a small file is 1 kB. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
