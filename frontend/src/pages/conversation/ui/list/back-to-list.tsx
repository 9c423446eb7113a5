import { useSearchParams } from 'react-router';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { talkFilter } from '../../model/talk-filter';

/** From one conversation to the list of all, with the filter it was opened from. */
export function BackToList() {
  const [params] = useSearchParams();
  const search = talkFilter.write(new URLSearchParams(), talkFilter.read(params)).toString();
  return (
    <AppLink to={[paths.conversations, search].filter(Boolean).join('?')} sx={{ display: 'inline-block', py: 0.5, mb: 0.5 }}>
      ← All conversations
    </AppLink>
  );
}
