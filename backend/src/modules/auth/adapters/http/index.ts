export { LoginRequest, RegisterRequest } from './auth.dto.js';
export { KnownDevices } from './known-devices.js';
export { LocalAuthGuard } from './local-auth.guard.js';
export { EMAIL_CHANGES, PASSWORDS_PER_ACCOUNT } from './sign-in.limits.js';
export { PasswordTurns } from './password-turns.js';
export { sessionUserOf } from './session.serializer.js';
export { endSession, startSession } from './session-life.js';
export { SignUpLimits } from './sign-up-limits.js';
