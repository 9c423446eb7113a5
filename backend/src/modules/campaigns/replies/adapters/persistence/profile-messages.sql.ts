import { BY_FORM } from '../../domain/profile-message.js';

export const IS_KEPT = `select from replies where user_id = $1 and account = '${BY_FORM}' and provider_message_id = $2`;
