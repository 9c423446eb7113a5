import { createSocket, type Socket } from 'node:dgram';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { ipNumber } from '../../src/modules/gmail/deliverability/domain/ip-number.js';
import type { DnsZone, ZoneEntry } from '../../src/modules/gmail/deliverability/testing/dns-zone.js';

/** RFC 1035 and 3596. */
const TYPE = { A: 1, PTR: 12, MX: 15, TXT: 16, AAAA: 28 };
const SERVFAIL = 2;
const NO_SUCH_NAME = 3;
const LARGEST_DATAGRAM = 1_232;

/** A DNS server over UDP and TCP that answers from a zone (RFC 1035). */
export class DnsStandIn {
  /** The names that were asked for. */
  readonly asked: string[] = [];

  private constructor(
    private zone: DnsZone,
    private readonly udp: Socket,
    private readonly tcp: Server,
  ) {}

  static async start(zone: DnsZone): Promise<DnsStandIn> {
    const tcp = createServer();
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const udp = createSocket('udp4');
    await new Promise<void>((resolve) => udp.bind((tcp.address() as AddressInfo).port, '127.0.0.1', resolve));
    const server = new DnsStandIn(zone, udp, tcp);
    udp.on('message', (query, { port, address }) => {
      const answer = server.answer(query, LARGEST_DATAGRAM);
      if (answer) udp.send(answer, port, address);
    });
    tcp.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (query) => {
        const answer = server.answer(query.subarray(2), 65_535);
        if (answer) socket.write(Buffer.concat([sixteen(answer.length), answer]));
      });
    });
    return server;
  }

  /** For DNS_SERVERS. */
  get address(): string {
    return `127.0.0.1:${(this.tcp.address() as AddressInfo).port}`;
  }

  set(zone: DnsZone): void {
    this.zone = zone;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.udp.close(resolve));
    await new Promise<unknown>((resolve) => this.tcp.close(resolve));
  }

  private answer(query: Buffer, room: number): Buffer | null {
    const { name, type, end } = readQuestion(query);
    this.asked.push(name);
    const entry = this.zone[name];
    if (entry?.fault === 'silent') return null;
    const question = query.subarray(12, end);
    if (entry?.fault === 'servfail') return message(query, SERVFAIL, question, []);
    const records = recordsOf(entry, type).map((data) =>
      // The name is a pointer to the question; class IN, one second.
      Buffer.concat([Buffer.from([0xc0, 0x0c]), sixteen(type), sixteen(1), Buffer.from([0, 0, 0, 1]), sixteen(data.length), data]),
    );
    const whole = message(query, entry ? 0 : NO_SUCH_NAME, question, records);
    return whole.length <= room ? whole : message(query, 0, question, [], true);
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function message(query: Buffer, code: number, question: Buffer, records: Buffer[], isCut = false): Buffer {
  // An answer with recursion, with the query's own number.
  const flags = 0x8180 | code | (isCut ? 0x0200 : 0);
  const head = [query.subarray(0, 2), sixteen(flags), sixteen(1), sixteen(records.length), sixteen(0), sixteen(0)];
  return Buffer.concat([...head, question, ...records]);
}

function recordsOf(entry: ZoneEntry | undefined, type: number): Buffer[] {
  const { TXT = [], MX = [], A = [], AAAA = [], PTR = [] } = entry ?? {};
  const all: Record<number, Buffer[]> = {
    [TYPE.A]: A.map(addressData),
    [TYPE.PTR]: PTR.map(nameData),
    [TYPE.MX]: MX.map(([priority, exchange]) => Buffer.concat([sixteen(priority), nameData(exchange)])),
    [TYPE.TXT]: TXT.map(textData),
    [TYPE.AAAA]: AAAA.map(addressData),
  };
  return all[type] ?? [];
}

/** Parts of 255 characters at most. */
function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]));
}

function nameData(name: string): Buffer {
  const labels = name === '' ? [] : name.split('.');
  return Buffer.concat([...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]), Buffer.from([0])]);
}

function addressData(address: string): Buffer {
  const { bits, value } = ipNumber(address) ?? { bits: 32, value: 0n };
  return Buffer.from(value.toString(16).padStart(bits / 4, '0'), 'hex');
}

function sixteen(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}
