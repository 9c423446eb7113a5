/** A new folder for what tests write, in memory where there is enough. */
export function quickFolder(): Promise<string>;
