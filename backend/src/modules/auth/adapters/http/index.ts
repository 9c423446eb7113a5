export { LoginRequest, RegisterRequest } from './auth.dto.js';
export { KnownDevices } from './known-devices.js';
export { LocalAuthGuard } from './local-auth.guard.js';
export { PASSWORDS_PER_ACCOUNT } from './sign-in.limits.js';
export { startSession } from './session-life.js';
export { SignUpLimits } from './sign-up-limits.js';
