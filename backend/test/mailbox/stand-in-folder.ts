export interface StoredMail {
  uid: number;
  flags: Set<string>;
  /** INTERNALDATE. */
  at: Date;
  raw: Buffer;
}

/** Messages that are made when somebody looks at them: a folder of 100,000 needs no memory. */
export interface Synthetic {
  count: number;
  mail(uid: number): StoredMail;
}

/** A folder of the stand-in: messages in the order of their numbers, the invented ones first. */
export class StandInFolder {
  uidValidity = 1;
  /** What the server says is the next number; tests may set it back. */
  uidNext = 1;
  /** Counts the changes (RFC 7162); tests may set it back. */
  modSeq = 1;
  /** For example `\Sent`; none where the server does not say (RFC 6154). */
  specialUse: string | undefined;
  private readonly own: StoredMail[] = [];
  private synthetic: Synthetic | undefined;

  /** `path`: as people read it; it goes over the wire in modified UTF-7. */
  constructor(public path: string) {}

  get count(): number {
    return (this.synthetic?.count ?? 0) + this.own.length;
  }

  get mails(): readonly StoredMail[] {
    return this.own;
  }

  synthesize(count: number): void {
    this.synthetic = { count, mail: syntheticMail };
    this.uidNext = count + 1;
  }

  add(raw: Buffer, at = new Date(), flags: string[] = []): StoredMail {
    const mail = { uid: this.uidNext, flags: new Set(flags), at, raw };
    this.uidNext += 1;
    this.modSeq += 1;
    this.own.push(mail);
    return mail;
  }

  remove(uid: number): void {
    const at = this.own.findIndex((mail) => mail.uid === uid);
    if (at >= 0) this.own.splice(at, 1);
  }

  /** The folder is rebuilt: the same messages under new numbers. */
  renumber(): void {
    this.uidValidity += 1;
    const kept = this.own.splice(0);
    this.uidNext = (this.synthetic?.count ?? 0) + 1;
    for (const { raw, at, flags } of kept.reverse()) this.add(raw, at, [...flags]);
  }

  /** By sequence number, from 1. */
  bySequence(sequence: number): StoredMail | undefined {
    const invented = this.synthetic?.count ?? 0;
    return sequence <= invented ? this.synthetic?.mail(sequence) : this.own[sequence - invented - 1];
  }

  /** The sequence numbers of the messages whose number is in a range, in order. */
  *sequencesBetween(from: number, to: number): Generator<number> {
    const invented = this.synthetic?.count ?? 0;
    for (let uid = Math.max(from, 1); uid <= Math.min(to, invented); uid += 1) yield uid;
    for (const [at, { uid }] of this.own.entries()) if (uid >= from && uid <= to) yield invented + at + 1;
  }
}

const LONG_AGO = new Date('2025-01-01T00:00:00Z');

function syntheticMail(uid: number): StoredMail {
  const raw = `From: Shop ${uid} <shop${uid}@shop.example>\r\nTo: marcus@mail.example\r\nSubject: Offer ${uid}\r\nMessage-ID: <offer${uid}@shop.example>\r\n\r\nBuy.\r\n`;
  return { uid, flags: new Set(), at: LONG_AGO, raw: Buffer.from(raw) };
}
