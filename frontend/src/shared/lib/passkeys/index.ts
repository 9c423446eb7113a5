export { askPasskey, makePasskey, type PasskeyAnswer } from './ask-passkey';
export { hasPasskeys } from './has-passkeys';
