export { browserOrigin } from './browser-origin.js';
export { PASSWORDS_PER_ACCOUNT, SYNCS_PER_ATHLETE } from './profile.limits.js';
export { UpdateUserRequest } from './update-user.dto.js';
