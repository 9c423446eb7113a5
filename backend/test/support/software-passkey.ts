import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What the browser was asked, as far as the device needs it. */
interface Options {
  challenge?: string;
  rp?: { id?: string };
  rpId?: string;
}

interface Device {
  /** The page that the browser shows. */
  origin: string;
  /** A bare security key touches nothing but itself. */
  verifiesUser?: boolean;
  /** Keys in a password manager do not count. */
  counts?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
/** CBOR of the map { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an ES256 key (RFC 9053). */
const COSE_HEAD = Buffer.from('a5010203262001215820', 'hex');
const COSE_MIDDLE = Buffer.from('225820', 'hex');
/** CBOR of { "fmt": "none", "attStmt": {}, "authData": h'…' } up to the bytes. */
const ATTESTATION_HEAD = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'), Buffer.from('authData')]);

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** A passkey without a device, made from the WebAuthn standard: what a browser would answer for it. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly point: Buffer[];

  constructor(private readonly device: Device) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.point = [x, y].map((part) => Buffer.from(part, 'base64url'));
  }

  /** The answer to options for a new passkey. */
  create({ challenge = '', rp }: Options): string {
    const [x, y] = this.point as [Buffer, Buffer];
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([COSE_HEAD, x, COSE_MIDDLE, y]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([this.authData(rp?.id, HAS_KEY), credential]);
    return this.answer({
      clientDataJSON: base64url(this.client('webauthn.create', challenge)),
      attestationObject: base64url(Buffer.concat([ATTESTATION_HEAD, Buffer.from([0x58, authData.length]), authData])),
      transports: ['internal'],
    });
  }

  /** The answer to options for a passkey that is there. */
  use({ challenge = '', rpId }: Options): string {
    if (this.device.counts !== false) this.counter += 1;
    const [authData, client] = [this.authData(rpId, 0), this.client('webauthn.get', challenge)];
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), this.privateKey)),
    });
  }

  private authData(host = '', flags: number): Buffer {
    const verified = this.device.verifiesUser === false ? 0 : USER_VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([USER_PRESENT | verified | flags]), counter]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.device.origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
