export const campaignsReplies = 'campaigns/replies';
