import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { passkeyFailure } from './passkey-failure';

/** The server's question, as it came. */
type Options = Record<string, unknown>;

/** What the server gets, or why there is nothing for it. */
export type PasskeyAnswer = { answer: string } | { failure: string };

/** The package is loaded only when a button that needs it is pressed. */
const browser = () => import('@simplewebauthn/browser');

async function answered(work: () => Promise<unknown>, host: unknown): Promise<PasskeyAnswer> {
  try {
    return { answer: JSON.stringify(await work()) };
  } catch (error) {
    return { failure: passkeyFailure(error, typeof host === 'string' ? host : undefined) };
  }
}

/** Has the device make a passkey. */
export function makePasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answered(async () => (await browser()).startRegistration({ optionsJSON }), optionsJSON.rp.id);
}

/** Has the device show a passkey that it has. */
export function askPasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answered(async () => (await browser()).startAuthentication({ optionsJSON }), optionsJSON.rpId);
}
