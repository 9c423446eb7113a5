import { useSearchParams } from 'react-router';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { talkFilter } from '../../model/talk-filter';

/** From one conversation to the list of all, with the filter and the search it was opened from. */
export function BackToList() {
  const [params] = useSearchParams();
  const address = talkFilter.addressOf(paths.conversations, talkFilter.read(params), talkFilter.readSearch(params));
  return (
    <AppLink to={address} sx={{ display: 'inline-block', py: 0.5, mb: 0.5 }}>
      ← All conversations
    </AppLink>
  );
}
