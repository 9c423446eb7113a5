import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetCampaignsQuery } from '@/entities/campaign';
import { baseApi } from '@/shared/api';
import { pollInterval } from '../model/poll-interval';

/** The campaigns, asked for again as long as one of them is on its way; other screens' figures follow each mail. */
export function useCampaigns() {
  const dispatch = useDispatch();
  const [every, setEvery] = useState(0);
  const campaigns = useGetCampaignsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: every });
  const interval = pollInterval(campaigns.data ?? []);
  if (interval !== every) setEvery(interval);

  const sent = campaigns.data?.reduce((sum, { sentCount }) => sum + sentCount, 0);
  const before = useRef(sent);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== sent;
    before.current = sent;
    if (moved) dispatch(baseApi.util.invalidateTags(['Stats', 'TargetSchools', 'Schools']));
  }, [dispatch, sent]);

  return { ...campaigns, every };
}
