import { parse } from 'yaml';

import { manifestFiles, readIni, textOf } from './deployment-files.js';
import {
  environmentOf,
  named,
  objects,
  ofKind,
  portsOf,
  takes,
  schemaFaults,
  workloads,
  type Probe,
  type Workload,
} from './kubernetes-objects.js';
import { configFrom, connectQuery, OF_IMAGE, saidToPooler } from './server-variables.js';

const title = ({ kind, metadata }: { kind: string; metadata: { name: string } }) => `${kind} ${metadata.name}`;
const titled = <T extends { kind: string; metadata: { name: string } }>(all: T[]) => all.map((one) => [title(one), one] as const);
const names = (all: { metadata: { name: string } }[]) => all.map(({ metadata }) => metadata.name).sort();

/** Workloads that run the server's program. */
const programs = workloads.filter(({ metadata }) => metadata.name !== 'recruit-pgbouncer');

describe('docker/k8s', () => {
  it('O-08 fits the schema of each kind', () => {
    const faults = schemaFaults(objects);
    expect(objects.map((one, at) => [title(one), faults[at]])).toEqual(objects.map((one) => [title(one), null]));
    expect(objects.length).toBeGreaterThan(20);
    expect(objects.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'recruit')).toEqual([]);
  });

  it('O-08 an unknown field, a wrong type, a missing field and an unknown kind would be noticed', () => {
    const web = named(ofKind<Workload>('Deployment'), 'recruit-web');
    const changed = [{ ...web.spec, replica: 2 }, { ...web.spec, replicas: 'two' }, {}].map((spec) => ({ ...web, spec }));
    const faults = schemaFaults([...changed, { ...web, kind: 'Deploiment' }]);
    expect(faults.map((fault) => typeof fault)).toEqual(['string', 'string', 'string', 'string']);
  });

  it('O-08 has what a cluster needs: processes, a migration, disruption budgets, autoscaling, network policies, an ingress', () => {
    expect(names(ofKind('Deployment'))).toEqual(['recruit-pgbouncer', 'recruit-web', 'recruit-worker']);
    expect(named(ofKind<Workload>('Job'), 'recruit-migrate').spec.template.spec.containers.map(({ command }) => command)).toEqual([
      ['node', 'backend/dist/cli/migrate.js'],
    ]);
    expect(names(ofKind('PodDisruptionBudget'))).toEqual(names(ofKind('Deployment')));
    expect(names(ofKind('HorizontalPodAutoscaler'))).toEqual(['recruit-web', 'recruit-worker']);
    expect([ofKind('NetworkPolicy').length, ofKind('Ingress').length]).toEqual([6, 1]);
  });

  it('O-08 the list of files names each of them, and the example of the secret is applied by hand', () => {
    const { resources, images } = parse(textOf('k8s', 'kustomization.yaml')) as {
      resources: string[];
      images: { name: string; newName: string; newTag: string }[];
    };
    expect([...resources, 'restore.example.yaml', 'secret.example.yaml'].sort()).toEqual(manifestFiles);
    const used = workloads.flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image));
    const written = images.map(({ newName, newTag }) => `${newName}:${newTag}`);
    expect(new Set(used)).toEqual(new Set([...images.map(({ name }) => name), written[0]]));
  });

  it('O-08 a restore is a job like the migration, that is tried once, with the file in the volume of backups', () => {
    const { backoffLimit, template } = named(ofKind<Workload & { spec: { backoffLimit: number } }>('Job'), 'recruit-restore').spec;
    const migration = structuredClone(named(ofKind<Workload>('Job'), 'recruit-migrate').spec.template);
    const command = ['node', 'backend/dist/cli/restore.js', '/backups/FILE.recruit', '--replace'];
    const image = expect.stringMatching(/\/recruit:/) as string;
    for (const container of migration.spec.containers) Object.assign(container, { name: 'restore', image, command });
    expect([backoffLimit, template]).toEqual([0, migration]);
  });
});

describe('the workloads of docker/k8s', () => {
  it.each(titled(workloads))('O-08 %s runs as an ordinary user on a read-only root, without any privilege', (_title, { spec }) => {
    const { containers, securityContext, automountServiceAccountToken } = spec.template.spec;
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect([container.resources?.requests, container.resources?.limits]).toEqual([
        { cpu: expect.any(String), memory: expect.any(String) },
        { memory: expect.any(String) },
      ]);
    }
  });

  it.each(titled(ofKind<Workload>('Deployment')))('O-08 %s is looked at by probes on ports that it has', (_title, workload) => {
    const ports = portsOf(workload).map(({ name }) => name);
    for (const { startupProbe, readinessProbe, livenessProbe, image } of workload.spec.template.spec.containers) {
      const probes = [readinessProbe, livenessProbe, ...(startupProbe ? [startupProbe] : [])];
      const at = (probe?: Probe) => probe?.httpGet?.port ?? probe?.tcpSocket?.port ?? '';
      expect(probes.filter((probe) => !ports.includes(at(probe)))).toEqual([]);
      if (image !== 'recruit') continue;
      expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path)).toEqual([
        '/api/health/live',
        '/api/health/ready',
        '/api/health/live',
      ]);
    }
    expect(takes(workload.spec.selector ?? {}, workload.spec.template.metadata.labels)).toBe(true);
  });

  it.each(titled(programs))(
    'O-08 %s gets only variables that the server reads, with values that it takes',
    (_title, { spec, metadata }) => {
      const [container] = spec.template.spec.containers;
      if (!container) throw new Error('no container');
      const values = environmentOf(container);
      const { config, asked } = configFrom({ ...OF_IMAGE, ...values });
      expect(Object.keys(values).filter((name) => !asked.has(name))).toEqual([]);
      expect(config.role).toBe({ 'recruit-web': 'web', 'recruit-worker': 'worker' }[metadata.name] ?? 'all');
      expect(container.ports?.map(({ containerPort }) => containerPort) ?? [config.port]).toEqual([config.port]);
      const mounts = container.volumeMounts?.map(({ mountPath }) => mountPath);
      expect(mounts).toEqual([config.dataDir, values['BACKUP_DIR'], '/tmp']);
    },
  );

  it.each(titled(workloads))('O-08 %s mounts volumes that it names, of claims and configurations that exist', (_title, { spec }) => {
    const { containers, volumes = [] } = spec.template.spec;
    const own = volumes.map(({ name }) => name);
    expect(containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name)).sort()).toEqual(own.sort());
    for (const { persistentVolumeClaim: claim, configMap } of volumes) {
      if (claim) named(ofKind('PersistentVolumeClaim'), claim.claimName);
      if (configMap) named(ofKind('ConfigMap'), configMap.name);
    }
    for (const container of containers) expect(Object.values(environmentOf(container)).every((value) => value !== '')).toBe(true);
  });

  it('O-08 the processes reach PgBouncer by its service, in transaction mode, with the password that it has', () => {
    const { stringData = {} } = named(ofKind('Secret'), 'recruit-secrets');
    const [pooled, direct] = [new URL(stringData['DATABASE_URL'] ?? ''), new URL(stringData['DATABASE_DIRECT_URL'] ?? '')];
    const ini = readIni(named(ofKind('ConfigMap'), 'recruit-pgbouncer').data?.['pgbouncer.ini'] ?? '');
    expect(ini['databases.recruit']).toBe(
      `host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)} ${connectQuery()}`,
    );
    expect(saidToPooler(pooled.href, direct.href)).toEqual({});
    expect([pooled.hostname, pooled.port, ini['pgbouncer.pool_mode']]).toEqual([
      'recruit-pgbouncer',
      ini['pgbouncer.listen_port'],
      'transaction',
    ]);
    const [bouncer] = named(workloads, 'recruit-pgbouncer').spec.template.spec.containers;
    if (!bouncer) throw new Error('no container');
    expect(environmentOf(bouncer)).toEqual({ POSTGRES_PASSWORD: pooled.password });
    expect(bouncer.ports?.map(({ containerPort }) => String(containerPort))).toEqual([ini['pgbouncer.listen_port']]);
    const onOneComputer = readIni(textOf('pgbouncer', 'pgbouncer.ini'));
    const { 'pgbouncer.server_tls_sslmode': tls, ...others } = ini;
    expect([tls, others]).toEqual(['require', { ...onOneComputer, 'databases.recruit': ini['databases.recruit'] }]);
  });
});
