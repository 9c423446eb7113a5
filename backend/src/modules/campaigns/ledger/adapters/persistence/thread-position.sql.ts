/** How many earlier Message-IDs of a conversation an email names: RFC 5322 sets no limit, mail servers limit the header. */
const REFERENCES = 20;

/**
 * The position in the conversation with the coach of the email `e`, as JSON; null for the first email and where no earlier
 * one left through Recruit. A provider's ids are valid only in the way by which that email left.
 */
export const THREAD_POSITION = `(
select json_build_object(
    'threadId', (array_agg(case when p.gateway = e.gateway then p.thread_id end order by p.sent_at desc, p.step desc))[1],
    'providerMessageId', (array_agg(case when p.gateway = e.gateway then p.provider_message_id end order by p.sent_at desc, p.step desc))[1],
    'inReplyTo', (array_agg(p.message_id order by p.sent_at desc, p.step desc))[1],
    'references', array_agg(p.message_id order by p.sent_at, p.step))
from (
  select s.step, s.gateway, s.thread_id, s.provider_message_id, s.message_id, s.sent_at from campaign_emails s
  where e.step > 0 and s.campaign_id = e.campaign_id and s.coach_id = e.coach_id and s.id <> e.id
    and s.channel = 'email' and s.sent_at is not null and s.message_id is not null
  order by s.sent_at desc, s.step desc limit ${REFERENCES}
) p having count(*) > 0)`;
