const COUNTED = `is_sent and status <> 'bounced'`;

/** The one definition of what rates are of, over rows of mail_figures: emails that did not bounce; of opens, those whose opens can be seen. */
export const MAIL_RATES = `json_build_object('counted', count(*) filter (where ${COUNTED}),
  'seen', count(*) filter (where ${COUNTED} and not is_by_hand),
  'opened', count(*) filter (where ${COUNTED} and is_opened and not is_by_hand),
  'replied', count(*) filter (where ${COUNTED} and is_replied))`;
