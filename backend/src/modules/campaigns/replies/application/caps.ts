import type { Cap } from '../../../../shared-kernel/cap.js';
import { PROFILE_MESSAGE_LIMITS } from '../domain/profile-message.js';

/** Every cap of replies. */
export const REPLY_CAPS = {
  openReports: { most: 50, of: 'reported replies that no admin has handled', beyond: 409 },
  profileMessagesADay: { most: 5, of: 'messages by the form of a shared profile in 24 hours', beyond: 429 },
  profileMessages: { most: 500, of: 'messages by the form of a shared profile', beyond: 'oldest' },
  profileMessage: { most: PROFILE_MESSAGE_LIMITS.text, of: 'characters of a message by the form of a shared profile', beyond: 400 },
  profileMessageWriter: { most: PROFILE_MESSAGE_LIMITS.name, of: 'characters of the writer’s name or school in that form', beyond: 400 },
} as const satisfies Record<string, Cap>;
