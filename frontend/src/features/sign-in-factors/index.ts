export { AuthenticatorAppCard } from './ui/authenticator-app-card';
export { PasskeysCard } from './ui/passkeys-card';
