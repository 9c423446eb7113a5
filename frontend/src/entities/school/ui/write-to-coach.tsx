import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';

/** Link to the conversation with a coach, or to a first email. */
export function WriteToCoach({ coach: { id, name } }: { coach: { id: number; name: string } }) {
  return (
    <LinkButton to={paths.conversationWith(id)} size="small" color="inherit" variant="outlined" aria-label={`Write to this coach: ${name}`}>
      Write to this coach
    </LinkButton>
  );
}
