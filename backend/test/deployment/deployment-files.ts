import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

export const TOP = path.resolve(import.meta.dirname, '../../..');
export const DOCKER = path.join(TOP, 'docker');

export const textOf = (...names: string[]) => readFileSync(path.join(DOCKER, ...names), 'utf8');

/** A service of docker/compose.yml, as far as the tests look at it. */
export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile?: string };
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  volumes?: string[];
  deploy?: { replicas: string };
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { disable?: boolean };
  ports?: string[];
  stop_grace_period?: string;
}

export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

export const compose = parse(textOf('compose.yml'), { merge: true }) as Compose;

const K8S = path.join(DOCKER, 'k8s');

/** The files of docker/k8s that hold objects for the cluster. */
export const manifestFiles = readdirSync(K8S)
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .sort();

/** Every object of a file, as plain data. */
export function objectsOf(file: string): unknown[] {
  return parseAllDocuments(textOf('k8s', file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return document.toJS() as unknown;
  });
}

/** Sections of an ini file as `section.name`. */
export function readIni(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  let section = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    const header = /^\[(\w+)\]$/.exec(line)?.[1];
    if (header !== undefined) section = header;
    const at = line.indexOf('=');
    if (at > 0 && !line.startsWith(';')) values[`${section}.${line.slice(0, at).trim()}`] = line.slice(at + 1).trim();
  }
  return values;
}
