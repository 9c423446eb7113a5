import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { compose, textOf, TOP } from './deployment-files.js';
import { named, ofKind, workloads, workloadsOf, type LabelSelector, type Probe, type Workload } from './kubernetes-objects.js';

interface Scaler {
  metadata: { name: string };
  spec: {
    scaleTargetRef: { kind: string; name: string };
    minReplicas: number;
    maxReplicas: number;
    metrics: { type: string; resource: { name: string; target: { type: string; averageUtilization: number } } }[];
    behavior: { scaleDown: { stabilizationWindowSeconds: number } };
  };
}

const scalers = ofKind<Scaler>('HorizontalPodAutoscaler');
const programs = ['recruit-web', 'recruit-worker'].map((name) => [name, named(ofKind<Workload>('Deployment'), name)] as const);

/** How long a process lets email finish when it is stopped: docs/operations.md, Stopping. */
const FINISH_S = 30;
/** `GET /api/health/ready` answers within it: docs/operations.md, Health and logs. */
const READY_S = 2.5;

describe('how many pods of docker/k8s there are', () => {
  it('O-08 budgets let one pod of each deployment go at a time', () => {
    for (const budget of ofKind<{ metadata: { name: string }; spec: { maxUnavailable: number; selector: LabelSelector } }>(
      'PodDisruptionBudget',
    )) {
      expect(budget.spec.maxUnavailable).toBe(1);
      expect(workloadsOf(budget.spec.selector).map(({ metadata }) => metadata.name)).toEqual([budget.metadata.name]);
    }
  });

  it('O-08 autoscaling goes by the processor time that a deployment asks for, from two pods on, and down slowly', () => {
    for (const { metadata, spec } of scalers) {
      const target = named(ofKind<Workload>(spec.scaleTargetRef.kind), spec.scaleTargetRef.name);
      expect(target.metadata.name).toBe(metadata.name);
      expect(target.spec.template.spec.containers.every(({ resources }) => resources?.requests?.['cpu'] !== undefined)).toBe(true);
      expect([spec.minReplicas, spec.maxReplicas > 2]).toEqual([2, true]);
      const target70 = { type: 'Utilization', averageUtilization: 70 };
      expect(spec.metrics).toEqual([{ type: 'Resource', resource: { name: 'cpu', target: target70 } }]);
      expect(spec.behavior.scaleDown.stabilizationWindowSeconds).toBeGreaterThanOrEqual(300);
    }
  });

  it('O-08 what the autoscaler counts has no number of its own, which each kubectl apply would set back; PgBouncer has two', () => {
    const counted = new Set(scalers.map(({ spec }) => spec.scaleTargetRef.name));
    const numbers = ofKind<Workload>('Deployment').map(({ metadata, spec }) => [metadata.name, spec.replicas] as const);
    expect(numbers.filter(([name]) => counted.has(name))).toEqual(programs.map(([name]) => [name, undefined]));
    expect(numbers.filter(([name]) => !counted.has(name))).toEqual([['recruit-pgbouncer', 2]]);
  });

  it('O-08 README says how many connections PostgreSQL has to take at the most', () => {
    const pods = scalers.reduce((sum, { spec }) => sum + spec.maxReplicas, 0);
    const ini = named(ofKind('ConfigMap'), 'recruit-pgbouncer').data?.['pgbouncer.ini'] ?? '';
    const pooled = ['default_pool_size', 'reserve_pool_size'].map((name) => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(ini)?.[1]));
    const bouncers = named(workloads, 'recruit-pgbouncer').spec.replicas ?? 0;
    const most = pods * 5 + bouncers * pooled.reduce((sum, size) => sum + size, 0);
    expect(textOf('k8s', 'README.md')).toContain(`${most} connections`);
  });
});

/** After so many seconds without an answer a probe has failed. */
const patience = ({ periodSeconds = 0, failureThreshold = 0 }: Probe = {}) => periodSeconds * failureThreshold;

describe('how pods of docker/k8s come and go', () => {
  it.each(programs)('O-08 %s is replaced one after the other, and gets time to let email finish', (_name, { spec }) => {
    const { template, strategy } = spec;
    const [container] = template.spec.containers;
    const wait = container?.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(wait).toBeGreaterThan(0);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(wait + FINISH_S);
  });

  it.each(programs)('O-08 %s is asked for longer than its answer takes, and has a quarter of an hour to start', (_name, { spec }) => {
    const [container] = spec.template.spec.containers;
    expect(container?.readinessProbe?.timeoutSeconds).toBeGreaterThan(READY_S);
    expect(patience(container?.startupProbe)).toBe(900);
    // A process that is busy for a while is not killed for it.
    expect(patience(container?.livenessProbe)).toBeGreaterThanOrEqual(60);
  });

  it('O-08 compose lets email finish, too', () => {
    const graces = ['web', 'worker'].map((name) => compose.services[name]?.stop_grace_period ?? '');
    expect(graces.map((grace) => Number(/^(\d+)s$/.exec(grace)?.[1]) > FINISH_S)).toEqual([true, true]);
  });

  it('O-08 the image of the cluster is that of this version', () => {
    const { version } = JSON.parse(readFileSync(path.join(TOP, 'package.json'), 'utf8')) as { version: string };
    const { images } = parse(textOf('k8s', 'kustomization.yaml')) as { images: { name: string; newTag: string }[] };
    expect(images.find(({ name }) => name === 'recruit')?.newTag).toBe(version);
    const debian = /pgbouncer=([\d.]+)\.\*/.exec(textOf('pgbouncer', 'Dockerfile'))?.[1];
    expect(images.find(({ name }) => name === 'recruit-pgbouncer')?.newTag).toBe(debian);
  });
});
