/** The choices of one athlete ($1), if there are any. */
export const STORED_SETTINGS = `
select track_opens as "trackOpens", repeat_days as "repeatDays", daily_limit as "dailyLimit", signature, revision
from email_preferences where user_id = $1`;
