import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useGetGmailStatusQuery } from '@/entities/athlete';
import { baseApi } from '@/shared/api';

/** The state of the athlete's Gmail connection: read once, and again whenever the user comes back to this tab. */
export function useGmailStatus() {
  const dispatch = useDispatch();
  const query = useGetGmailStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = query;

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refetch]);

  const key = data && `${data.state} ${data.email} ${data.lostEmail} ${data.canReadReplies}`;
  const before = useRef(key);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== key;
    before.current = key;
    // The connection decides how email is sent and which campaigns are paused.
    if (moved) dispatch(baseApi.util.invalidateTags(['User', 'MailSender', 'Campaigns', 'CampaignEmails']));
  }, [dispatch, key]);

  return query;
}
