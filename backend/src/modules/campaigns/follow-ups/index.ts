export { FOLLOW_UPS_USER_DATA } from './adapters/persistence/user-data.js';
export { FollowUpsModule } from './follow-ups.module.js';
