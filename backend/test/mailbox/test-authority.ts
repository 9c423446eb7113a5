import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';

import { bits, integer, objectId, octets, sequence, set, tagged, time, truth, utf8 } from './der.js';

/** For `tls.createServer` and for smtp-server. */
export interface IssuedCertificate {
  key: string;
  cert: string;
}

const DAY_MS = 24 * 3_600_000;
const ECDSA_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'));

const name = (commonName: string) => sequence(set(sequence(objectId('2.5.4.3'), utf8(commonName))));
const pem = (type: string, der: Buffer) =>
  `-----BEGIN ${type}-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${type}-----\n`;

/** A certificate authority of a test run (RFC 5280), made again each time: no key is in the repository. */
export class TestAuthority {
  /** What clients have to trust (MAILBOX_CA_FILE). */
  readonly certificate: string;
  private serial = 1;

  constructor(
    private readonly commonName = 'Test authority',
    private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ) {
    this.certificate = this.certify(commonName, this.pair.publicKey, [extension('2.5.29.19', sequence(truth()), true)], DAY_MS);
  }

  /** A server's certificate for host names and IPv4 addresses. `validMs`: negative for one that has ended. */
  issue(names: string[], validMs = DAY_MS): IssuedCertificate {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const alternatives = sequence(...names.map(alternativeName));
    const cert = this.certify(names[0] ?? 'nobody', publicKey, [extension('2.5.29.17', alternatives, false)], validMs);
    return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
  }

  private certify(subject: string, key: KeyObject, extensions: Buffer[], validMs: number): string {
    const now = Date.now();
    this.serial += 1;
    const content = sequence(
      tagged(0xa0, integer(2)),
      integer(this.serial % 100),
      ECDSA_SHA256,
      name(this.commonName),
      sequence(time(new Date(now - 2 * DAY_MS)), time(new Date(now + validMs))),
      name(subject),
      key.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(...extensions)),
    );
    const signature = sign('sha256', content, this.pair.privateKey);
    return pem('CERTIFICATE', sequence(content, ECDSA_SHA256, bits(signature)));
  }
}

function extension(id: string, value: Buffer, isCritical: boolean): Buffer {
  return sequence(objectId(id), ...(isCritical ? [truth()] : []), octets(value));
}

function alternativeName(text: string): Buffer {
  return isIPv4(text) ? tagged(0x87, Buffer.from(text.split('.').map(Number))) : tagged(0x82, Buffer.from(text));
}
