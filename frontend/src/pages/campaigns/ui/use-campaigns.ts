import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetCampaignsQuery } from '@/entities/campaign';
import { baseApi } from '@/shared/api';
import { countsKey } from '../model/counts-key';
import { pollInterval } from '../model/poll-interval';

/** The campaigns, reloaded while one of them is being sent; data that depends on their counts is invalidated. */
export function useCampaigns() {
  const dispatch = useDispatch();
  const [every, setEvery] = useState(0);
  const campaigns = useGetCampaignsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: every });
  const interval = pollInterval(campaigns.data ?? []);
  if (interval !== every) setEvery(interval);

  const key = campaigns.data && countsKey(campaigns.data);
  const before = useRef(key);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== key;
    before.current = key;
    if (moved) dispatch(baseApi.util.invalidateTags(['CampaignEmails', 'Stats', 'TargetSchools', 'Schools']));
  }, [dispatch, key]);

  return campaigns;
}
