/** The variables of a process whose clock is so many minutes ahead. */
export function clockOff(minutes: number): Record<string, string> {
  if (minutes === 0) return {};
  const off = `globalThis.Date = class extends Date { constructor(...all) { all.length ? super(...all) : super(Date.now()); }
    static now() { return super.now() + ${minutes * 60_000}; } }`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(off)}` };
}
