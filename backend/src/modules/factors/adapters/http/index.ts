export { FACTORS_PER_ACCOUNT, PASSKEY_SIGN_INS_PER_NETWORK } from './factor.limits.js';
export { FactorDuties } from './factor-duties.js';
export { ConfirmIdentityRequest, PasskeyQuestion, PasskeySignInRequest, SecondStepRequest, TicketRequest } from './factors.dto.js';
export { ShowIdentity } from './show-identity.js';
