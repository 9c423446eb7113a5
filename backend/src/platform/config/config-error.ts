/** A wrong or missing variable. The message is one line: the name, what it got and what it takes. */
export class ConfigError extends Error {
  constructor(name: string, got: string | undefined, takes: string, secret = false) {
    const shown = got === undefined ? 'is not set' : secret ? 'has a value that does not fit' : `is "${got.replace(/\s+/g, ' ')}"`;
    super(`${name} ${shown}; it takes ${takes}.`);
    this.name = 'ConfigError';
  }
}
