// Breaks: the module binds, it does not reach into others.
export { account } from '../../auth/domain/account.js';
