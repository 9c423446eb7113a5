import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

interface SchoolNotFoundProps {
  /** What went wrong. */
  reason: string;
  onRetry?: () => void;
}

function WayOn({ onRetry }: Pick<SchoolNotFoundProps, 'onRetry'>) {
  return (
    <>
      {onRetry && (
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Retry
        </Button>
      )}
      <LinkButton to={paths.schools} variant="contained">
        Browse Schools
      </LinkButton>
    </>
  );
}

/** Shown for an address without a school: names the address, and links to the list of schools. */
export function SchoolNotFound({ reason, onRetry }: SchoolNotFoundProps) {
  return (
    <>
      <PageHeader title="School Not Found" />
      <Card>
        <EmptyState icon={<SearchOff />} title={reason} action={<WayOn {...(onRetry && { onRetry })} />}>
          You are at{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {window.location.href}
          </Box>
          <Typography sx={{ mt: 1 }}>
            {onRetry
              ? 'The server could not answer just now. Nothing of yours is lost. Try again in a moment.'
              : 'The school may have been removed, or the link may be cut short. Every school is in the list.'}
          </Typography>
        </EmptyState>
      </Card>
    </>
  );
}
