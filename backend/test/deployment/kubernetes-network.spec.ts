import { parse } from 'yaml';

import { textOf } from './deployment-files.js';
import {
  named,
  ofKind,
  portsOf,
  takes,
  workloads,
  workloadsOf,
  type Labels,
  type LabelSelector,
  type Workload,
} from './kubernetes-objects.js';

interface Service {
  metadata: { name: string };
  kind: string;
  spec: { selector: Labels; ports: { name: string; port: number; targetPort: string }[] };
}

interface Peer {
  podSelector?: LabelSelector;
  namespaceSelector?: LabelSelector;
}

interface Port {
  protocol: string;
  port: string | number;
}

interface Policy {
  kind: string;
  metadata: { name: string };
  spec: {
    podSelector: LabelSelector;
    policyTypes: string[];
    ingress?: { from: Peer[]; ports: Port[] }[];
    egress?: { to?: Peer[]; ports: Port[] }[];
  };
}

const titled = <T extends { kind: string; metadata: { name: string } }>(all: T[]) =>
  all.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const);

describe('what docker/k8s leads where', () => {
  it.each(titled(ofKind<Service>('Service')))('O-08 %s leads to pods that have its port', (_title, { spec }) => {
    const found = workloadsOf({ matchLabels: spec.selector });
    expect(found.length).toBeGreaterThan(0);
    for (const { targetPort } of spec.ports)
      for (const workload of found) expect(portsOf(workload).map(({ name }) => name)).toContain(targetPort);
  });

  it('O-08 the ingress leads the host of PUBLIC_URL to the web processes, with TLS', () => {
    const [ingress] = ofKind<{ spec: { tls: { hosts: string[] }[]; rules: { host: string; http: { paths: unknown[] } }[] } }>('Ingress');
    const host = new URL(named(ofKind('ConfigMap'), 'recruit-config').data?.['PUBLIC_URL'] ?? '').host;
    expect(ingress?.spec.tls.flatMap(({ hosts }) => hosts)).toEqual([host]);
    const backend = { service: { name: 'recruit-web', port: { name: 'http' } } };
    expect(ingress?.spec.rules).toEqual([{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }]);
    const web = named(ofKind<Service>('Service'), 'recruit-web');
    expect(web.spec.ports.map(({ name }) => name)).toEqual(['http']);
    expect(workloadsOf({ matchLabels: web.spec.selector }).map(({ metadata }) => metadata.name)).toEqual(['recruit-web']);
  });

  it('O-08 the names that docker/monitoring reads lead to every process, in compose and in a cluster', () => {
    interface Scraping {
      scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
    }
    const { scrape_configs: scraped } = parse(textOf('monitoring', 'prometheus.yml')) as Scraping;
    const [{ names, port } = { names: [], port: 0 }] = scraped.flatMap(({ dns_sd_configs: found }) => found);
    const { services } = parse(textOf('compose.yml'), { merge: true }) as { services: object };
    expect([names.every((name) => name in services), names, port]).toEqual([true, ['web', 'worker'], 3000]);
    const processes = named(ofKind<Service & { spec: { clusterIP: string } }>('Service'), 'recruit-processes');
    expect(workloadsOf({ matchLabels: processes.spec.selector }).map(({ metadata }) => metadata.name)).toEqual([
      'recruit-web',
      'recruit-worker',
    ]);
    expect([processes.spec.clusterIP, processes.spec.ports.map((one) => one.port)]).toEqual(['None', [port]]);
  });
});

const policies = ofKind<Policy>('NetworkPolicy');

/** Policies that speak of this direction for these pods. None: Kubernetes would leave it open. */
const rulesFor = (direction: 'Ingress' | 'Egress', labels: Labels) =>
  policies.filter(({ spec }) => spec.policyTypes.includes(direction) && takes(spec.podSelector, labels));

const labelsOf = (workload: string) => named(workloads, workload).spec.template.metadata.labels;

const isPort = (ports: Port[], asked: string | number, protocol = 'TCP') =>
  ports.some((one) => one.port === asked && one.protocol === protocol);

/** Whether the pods of a workload may send to the world outside, by this port. */
const mayLeave = (workload: string, port: number, protocol = 'TCP') =>
  rulesFor('Egress', labelsOf(workload)).some(({ spec }) =>
    spec.egress?.some(({ to, ports }) => to === undefined && isPort(ports, port, protocol)),
  );

/** Whether a pod of one workload may call the named port of another: its own way out and the other's way in allow it. */
function mayCall(from: string, to: string, port: string): boolean {
  const isPeer = (labels: Labels) => (peer: Peer) =>
    peer.namespaceSelector === undefined && peer.podSelector !== undefined && takes(peer.podSelector, labels);
  const out = rulesFor('Egress', labelsOf(from)).some(({ spec }) =>
    spec.egress?.some(({ to: peers, ports }) => peers?.some(isPeer(labelsOf(to))) && isPort(ports, port)),
  );
  const inside = rulesFor('Ingress', labelsOf(to)).some(({ spec }) =>
    spec.ingress?.some(({ from: peers, ports }) => peers.some(isPeer(labelsOf(from))) && isPort(ports, port)),
  );
  return out && inside;
}

/** Whether pods of another namespace may call the port. */
const mayEnter = (namespace: string, workload: string, port: string) =>
  rulesFor('Ingress', labelsOf(workload)).some(({ spec }) =>
    spec.ingress?.some(
      ({ from, ports }) =>
        isPort(ports, port) &&
        from.some(
          ({ namespaceSelector: selector }) => selector !== undefined && takes(selector, { 'kubernetes.io/metadata.name': namespace }),
        ),
    ),
  );

const PROGRAMS = ['recruit-web', 'recruit-worker', 'recruit-migrate'];
const ALL = [...PROGRAMS, 'recruit-pgbouncer'];

describe('the network of docker/k8s', () => {
  it('O-08 nothing is open but what a policy allows', () => {
    const nothing = named(policies, 'nothing').spec;
    expect(nothing).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('O-08 the ingress controller reaches the web processes and nothing else', () => {
    expect(ALL.filter((name) => mayEnter('ingress-nginx', name, 'http'))).toEqual(['recruit-web']);
    expect(ALL.filter((name) => mayEnter('ingress-nginx', name, 'postgres'))).toEqual([]);
  });

  it('O-08 Prometheus reaches every process that has metrics, and no other namespace does', () => {
    expect(ALL.filter((name) => mayEnter('monitoring', name, 'http'))).toEqual(['recruit-web', 'recruit-worker']);
    expect(ALL.filter((name) => mayEnter('default', name, 'http') || mayEnter('default', name, 'postgres'))).toEqual([]);
  });

  it('O-08 every program reaches PgBouncer, and no pod another one otherwise', () => {
    const calls = ALL.flatMap((from) => ALL.flatMap((to) => ['http', 'postgres'].map((port) => ({ from, to, port }))));
    expect(calls.filter(({ from, to, port }) => mayCall(from, to, port))).toEqual(
      PROGRAMS.map((from) => ({ from, to: 'recruit-pgbouncer', port: 'postgres' })),
    );
  });

  it('O-08 every pod may ask for names, programs leave for the database, email and TLS, and PgBouncer for the database alone', () => {
    const asked = [22, 25, 53, 80, 143, 443, 465, 587, 993, 3000, 5432, 6379];
    const open = ALL.map((name) => [name, asked.filter((port) => mayLeave(name, port))]);
    const programs = PROGRAMS.map((name) => [name, [25, 53, 143, 443, 465, 587, 993, 5432]]);
    expect(open).toEqual([...programs, ['recruit-pgbouncer', [53, 5432]]]);
    expect(ALL.filter((name) => !mayLeave(name, 53, 'UDP'))).toEqual([]);
  });

  it('O-08 these ports are those of the addresses that the example of the secret names', () => {
    const { stringData = {} } = named(ofKind('Secret'), 'recruit-secrets');
    const outside = ['DATABASE_DIRECT_URL', 'SMTP_URL'].map((name) => Number(new URL(stringData[name] ?? '').port));
    expect(outside.filter((port) => !mayLeave('recruit-worker', port))).toEqual([]);
    const bouncer: Workload = named(workloads, 'recruit-pgbouncer');
    expect(portsOf(bouncer).map(({ name, containerPort }) => [name, String(containerPort)])).toEqual([
      ['postgres', new URL(stringData['DATABASE_URL'] ?? '').port],
    ]);
  });
});
