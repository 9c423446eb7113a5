/** A key pair that a device or a password manager keeps; only the public half is here. */
export interface Passkey {
  id: string;
  userId: string;
  /** The device's own id of the key, base64url. */
  credentialId: string;
  publicKey: Uint8Array;
  /** The device's use counter; always 0 for a device without one. */
  counter: number;
  /** How a browser reaches it: "internal", "usb" … */
  transports: string[];
  name: string;
  /** Whether a password manager keeps it on several devices. */
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The data of a new key, before it has a name and an owner. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;
