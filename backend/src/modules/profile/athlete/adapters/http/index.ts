export { browserOrigin } from './browser-origin.js';
export { SYNCS_PER_ATHLETE } from './profile.limits.js';
export { UpdateUserRequest } from './update-user.dto.js';
