import type { User } from '@/entities/athlete';
import { asApiError, errorText, type MaxPrepsImportDto } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useSyncMaxPrepsMutation } from '../../api/games-api';

export interface MaxPrepsSync {
  /** Whether the profile names a page to read. */
  linked: boolean;
  busy: boolean;
  /** What the last sync brought, until it is dismissed. */
  result: MaxPrepsImportDto | null;
  start: () => Promise<void>;
  dismiss: () => void;
}

/** The sync of the athlete's MaxPreps page. Wherever it is started, every place that uses it sees the same one. */
export function useSyncMaxPreps(user: Pick<User, 'id' | 'maxPrepsId'>): MaxPrepsSync {
  const [sync, { data, isLoading, reset }] = useSyncMaxPrepsMutation({ fixedCacheKey: `maxpreps-${user.id}` });
  const toast = useToast();

  async function start(): Promise<void> {
    try {
      await sync().unwrap();
      toast({ title: 'Stats Synced!', description: 'Your MaxPreps statistics have been successfully imported.' });
    } catch (error) {
      if (asApiError(error)?.status === 429) {
        toast({ title: 'Please wait a minute', description: 'Your MaxPreps page can be read once a minute. Nothing was changed.' });
        return;
      }
      const description = errorText(error, 'Your MaxPreps page could not be read. Please try again.');
      toast({ title: 'Sync Failed', description, variant: 'destructive' });
    }
  }

  return { linked: Boolean(user.maxPrepsId), busy: isLoading, result: data ?? null, start, dismiss: reset };
}
