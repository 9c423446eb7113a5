import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { manifestFiles, objectsOf } from './deployment-files.js';

export type Labels = Record<string, string>;

export interface LabelSelector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string; mountPath: string }[];
  securityContext?: unknown;
  resources?: { requests?: Labels; limits?: Labels };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
}

export interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
  periodSeconds?: number;
  timeoutSeconds?: number;
  failureThreshold?: number;
}

export interface Volume {
  name: string;
  persistentVolumeClaim?: { claimName: string };
  configMap?: { name: string };
}

/** A Deployment or a Job: what starts pods. */
export interface Workload {
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    selector?: LabelSelector;
    strategy?: object;
    template: {
      metadata: { labels: Labels };
      spec: {
        containers: Container[];
        volumes?: Volume[];
        securityContext?: unknown;
        automountServiceAccountToken?: boolean;
        terminationGracePeriodSeconds?: number;
      };
    };
  };
}

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Labels;
  stringData?: Labels;
  spec?: unknown;
}

export const objects = manifestFiles.flatMap(objectsOf) as KubernetesObject[];

export const ofKind = <T = KubernetesObject>(kind: string): T[] => objects.filter((one) => one.kind === kind) as T[];

export const workloads = [...ofKind<Workload>('Deployment'), ...ofKind<Workload>('Job')];

export function named<T extends { metadata: { name: string } }>(all: T[], name: string): T {
  const found = all.find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Whether a selector of Kubernetes takes these labels. An empty one takes all. */
export function takes({ matchLabels = {}, matchExpressions = [] }: LabelSelector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''))
  );
}

export const workloadsOf = (selector: LabelSelector) => workloads.filter(({ spec }) => takes(selector, spec.template.metadata.labels));

export const portsOf = ({ spec }: Workload) => spec.template.spec.containers.flatMap(({ ports = [] }) => ports);

/** What a container finds in its environment. Throws where a ConfigMap, a Secret or a key is missing. */
export function environmentOf({ env = [], envFrom = [] }: Container): Labels {
  const values: Labels = {};
  for (const { configMapRef, secretRef } of envFrom) {
    if (configMapRef) Object.assign(values, named(ofKind('ConfigMap'), configMapRef.name).data);
    if (secretRef) Object.assign(values, named(ofKind('Secret'), secretRef.name).stringData);
  }
  for (const { name, value, valueFrom } of env) values[name] = value ?? secretValue(valueFrom?.secretKeyRef);
  return values;
}

function secretValue(reference?: { name: string; key: string }): string {
  const value = reference && named(ofKind('Secret'), reference.name).stringData?.[reference.key];
  if (value === undefined) throw new Error(`no secret ${reference?.name} with ${reference?.key}`);
  return value;
}

/** Holds objects against the schemas of their kinds. Answers what is wrong with each; null where nothing is. */
export function schemaFaults(given: unknown[]): (string | null)[] {
  const script = path.join(import.meta.dirname, 'schema-faults.mjs');
  const answer = execFileSync(process.execPath, [script], { input: JSON.stringify(given), encoding: 'utf8' });
  return JSON.parse(answer) as (string | null)[];
}
