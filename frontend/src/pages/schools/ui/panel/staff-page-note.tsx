import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Coach } from '@/entities/school';
import { dayWords } from '@/shared/lib/dates';

/** The source of a contact and its age. */
export function StaffPageNote({ page }: { page: NonNullable<Coach['staffPage']> }) {
  return (
    <Typography variant="caption" component="div" color={page.isGone ? 'error' : 'textSecondary'}>
      {page.isGone ? 'Not on the page any more. Last read from ' : 'From '}
      {page.url === null ? (
        'the school’s page'
      ) : (
        <Link href={page.url} target="_blank" rel="noopener noreferrer" color="inherit">
          the school’s page
        </Link>
      )}
      , {dayWords(page.readOn)}
    </Typography>
  );
}
