import { foreignConversations, foreignProfileMessages } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

/** Routes of the conversation with a coach. */
export const CONVERSATION_ROWS: Record<string, RouteRow> = {
  'GET /api/user/conversations': { access: 'athlete' },
  'GET /api/user/profile-messages': { access: 'athlete' },
  'PUT /api/user/profile-messages/{messageId}/report': { access: 'athlete', foreign: foreignProfileMessages('report') },
  'PUT /api/user/profile-messages/{messageId}/checked': { access: 'athlete', foreign: foreignProfileMessages('checked') },
  'GET /api/user/conversations/{coachId}': { access: 'athlete', foreign: foreignConversations(() => '') },
  'GET /api/user/conversations/{coachId}/entries/{entryId}': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/entries/${mail}`),
  },
  'GET /api/user/conversations/{coachId}/entries/{entryId}/email.eml': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/entries/${mail}/email.eml`),
  },
  'POST /api/user/conversations/{coachId}/texts': { access: 'athlete', foreign: foreignConversations(() => '/texts') },
  'PUT /api/user/conversations/{coachId}/answers/{answerId}': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/answers/${mail}`),
    body: { text: 'Coach, thank you.' },
  },
  'DELETE /api/user/conversations/{coachId}/answers/{answerId}': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/answers/${mail}`),
  },
  'PUT /api/user/conversations/{coachId}/replies/{replyId}/checked': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/replies/${mail}/checked`),
  },
  'PUT /api/user/conversations/{coachId}/replies/{replyId}/report': {
    access: 'athlete',
    foreign: foreignConversations((mail) => `/replies/${mail}/report`),
  },
};
