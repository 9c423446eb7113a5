import { ConfigError } from '../../../../platform/config/config-error.js';
import type { EnvReader } from '../../../../platform/config/env-reader.js';
import { isDnsServer } from './is-dns-server.js';

const SELECTOR = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i;
const MOST_SELECTORS = 10;
const MOST_SERVERS = 5;

/** DNS_SERVERS and DKIM_SELECTORS, for the check of the platform's own email. */
export class DeliverabilityConfig {
  /** `address` or `address:port`; empty: the resolvers of this computer. */
  readonly dnsServers: readonly string[];
  readonly selectors: readonly string[];

  constructor(values: DeliverabilityConfig) {
    Object.assign(this, values);
  }

  static read(env: EnvReader): DeliverabilityConfig {
    return new DeliverabilityConfig({ dnsServers: readServers(env), selectors: readSelectors(env) });
  }
}

function listOf(env: EnvReader, name: string): string[] {
  const entries = (env.optional(name) ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

function readServers(env: EnvReader): string[] {
  const servers = listOf(env, 'DNS_SERVERS');
  const takes = `IP addresses of DNS servers, such as 9.9.9.9 or [2620:fe::fe]:53, at most ${MOST_SERVERS}, with commas between them`;
  const wrong = servers.find((server) => !isDnsServer(server)) ?? (servers.length > MOST_SERVERS ? servers.join(',') : undefined);
  if (wrong !== undefined) throw new ConfigError('DNS_SERVERS', wrong, takes);
  return servers;
}

function readSelectors(env: EnvReader): string[] {
  const selectors = listOf(env, 'DKIM_SELECTORS');
  const takes = `names such as "mail" or "s1.club", at most ${MOST_SELECTORS}, with commas between them`;
  const wrong =
    selectors.find((selector) => !SELECTOR.test(selector)) ?? (selectors.length > MOST_SELECTORS ? selectors.join(',') : undefined);
  if (wrong !== undefined) throw new ConfigError('DKIM_SELECTORS', wrong, takes);
  return selectors;
}
