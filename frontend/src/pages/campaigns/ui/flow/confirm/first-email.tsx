import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Recipient, usePreviewMailQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { firstLines } from '../../../model/flow/first-lines';

interface FirstEmailProps {
  campaignId: string;
  coach: Pick<Recipient, 'coachId' | 'coachName'>;
}

/** Subject and first lines of the first email of a Send, as its coach gets it. */
export function FirstEmail({ campaignId, coach }: FirstEmailProps) {
  const { currentData, error, refetch } = usePreviewMailQuery(
    { id: campaignId, coachId: coach.coachId },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData === undefined) {
    if (error === undefined) return <SkeletonList rows={1} rowHeight={96} label="Loading the first email" />;
    return <ErrorState title="This email could not be shown" error={error} onRetry={() => void refetch()} />;
  }
  const { lines, more } = firstLines(currentData.text);
  return (
    <Box
      component="section"
      aria-label="First email"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', px: 2, py: 1.5, minWidth: 0 }}
    >
      <Typography variant="body2" color="textSecondary">
        To {coach.coachName}
      </Typography>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{currentData.subject}</Box>
      {lines.map((line, index) => (
        <Box
          key={index}
          sx={{ color: 'text.secondary', overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}
        >
          {line}
          {more && index === lines.length - 1 && ' …'}
        </Box>
      ))}
    </Box>
  );
}
