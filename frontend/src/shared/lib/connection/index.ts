export { connection } from './connection';
export { type Connection, createConnection } from './create-connection';
export { useIsOffline } from './use-is-offline';
