import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A phone's own keys: every question is answered at once, with a checked finger. It goes with the page's session. */
export async function withAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

/** The six digits that an app shows for this key (RFC 6238), `offSeconds` from now. */
export function appCode(key: string, offSeconds = 0): string {
  const bits = [...key.replace(/\s/gu, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + offSeconds) / 30)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
