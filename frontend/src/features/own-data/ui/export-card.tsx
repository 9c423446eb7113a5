import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DataExportDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { sizeText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetDataExportQuery, useStartDataExportMutation } from '../api/own-data-api';

const pollMs = 1_000;

interface CopyProps {
  copy: DataExportDto;
  pending: boolean;
  onBegin: () => void;
}

function ReadyFile({ bytes, expiresAt }: DataExportDto) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button component="a" variant="contained" href="/api/user/export/file" download="recruit-data.zip">
        Download ZIP ({sizeText(bytes)})
      </Button>
      {expiresAt !== null && (
        <Typography variant="body2" color="textSecondary">
          Ready until {momentWords(expiresAt)}
        </Typography>
      )}
    </Box>
  );
}

function Copy({ copy, pending, onBegin }: CopyProps) {
  if (copy.state === 'ready') return <ReadyFile {...copy} />;
  if (copy.state === 'making') {
    return (
      <>
        <ProgressBar label="Making your file" value={copy.stepsDone} max={copy.steps} detail={`${copy.stepsDone} of ${copy.steps}`} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          You can leave this page. The file stays for 24 hours.
        </Typography>
      </>
    );
  }
  return (
    <>
      {copy.state === 'failed' && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          Your file could not be made. Nothing was lost. Please try again.
        </Alert>
      )}
      <Button variant="outlined" disabled={pending} onClick={onBegin}>
        Make my file
      </Button>
    </>
  );
}

/** A copy of everything that is stored of the athlete, as one ZIP. */
export function ExportCard() {
  const { data, error, refetch } = useGetDataExportQuery(undefined, { refetchOnMountOrArgChange: true });
  const isMaking = data?.state === 'making';
  useGetDataExportQuery(undefined, { pollingInterval: isMaking ? pollMs : 0, skip: !isMaking });
  const [begin, beginning] = useStartDataExportMutation();
  return (
    <SectionCard title="Download my data">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        One ZIP: every row as JSON, your schools, games and emails as CSV, your photo and attached files.
      </Typography>
      {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={44} label="Loading your file" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="We couldn't load your file" error={error} onRetry={() => void refetch()} />
      )}
      {beginning.error !== undefined && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          Your file could not be started. Please try again.
        </Alert>
      )}
      {data !== undefined && <Copy copy={data} pending={beginning.isLoading} onBegin={() => void begin().then(() => refetch())} />}
    </SectionCard>
  );
}
