import { ConfigError } from './config-error.js';

/** Reads variables one by one; an empty value counts as unset (as in compose files). */
export class EnvReader {
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  optional(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new ConfigError(name, raw, `a whole number from ${min} to ${max}`);
    }
    return value;
  }

  choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const found = choices.find((choice) => choice === raw);
    if (!found) throw new ConfigError(name, raw, `one of ${choices.join(', ')}`);
    return found;
  }

  /** on/off in the spellings people use. */
  flag(name: string, fallback: boolean): boolean {
    const raw = this.optional(name)?.toLowerCase();
    if (raw === undefined) return fallback;
    if (['on', 'true', '1', 'yes'].includes(raw)) return true;
    if (['off', 'false', '0', 'no'].includes(raw)) return false;
    throw new ConfigError(name, raw, 'on or off');
  }

  url(name: string, protocols: readonly string[], secret = false): string | undefined {
    const raw = this.optional(name);
    if (raw === undefined) return undefined;
    const takes = `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
    if (!URL.canParse(raw) || !protocols.includes(new URL(raw).protocol)) {
      throw new ConfigError(name, raw, takes, secret);
    }
    return raw;
  }
}
