import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/shared/ui/error-state';
import { FileDrop } from '@/shared/ui/file-drop';
import { Pending } from '@/shared/ui/in-order';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { FileRow } from './file-row';
import { ProfileSwitch } from './profile-switch';
import { useAttachments } from './use-attachments';

const MOST = 3;
const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** Files and the profile PDF that go with the emails of a draft. */
export function Attachments({ campaignId }: { campaignId: string }) {
  const id = useId();
  const { attachments, failure, refetch, problem, adding, busy, add, remove, attachProfile } = useAttachments(campaignId);
  if (failure !== undefined)
    return <ErrorState title="The attachments could not be loaded" error={failure} onRetry={() => void refetch()} />;
  if (!attachments) return <Pending />;
  const { files, attachesProfile } = attachments;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        Attachments
      </Typography>
      <ProfileSwitch on={attachesProfile} disabled={busy} onChange={(on) => void attachProfile(on)} />
      {files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {files.map((file) => (
            <FileRow key={file.id} campaignId={campaignId} file={file}>
              <Button color="inherit" disabled={busy} onClick={() => void remove(file)} aria-label={`Remove ${file.name}`}>
                Remove
              </Button>
            </FileRow>
          ))}
        </Box>
      )}
      {adding !== null && <ProgressBar label={`Adding “${adding.name}”`} value={adding.percent} max={100} detail={`${adding.percent}%`} />}
      {problem !== null && (
        <Alert id={`${id}-problem`} severity="error">
          {problem}
        </Alert>
      )}
      {files.length < MOST && (
        <FileDrop
          label="Attach a file"
          accept={ACCEPT}
          title="Choose a file or drop it here"
          hint="PDF, JPEG or PNG. Up to 3 files, 5 MB each, 10 MB in all."
          disabled={busy}
          {...(problem === null ? {} : { problemsId: `${id}-problem` })}
          onPick={(file) => void add(file)}
        />
      )}
    </Box>
  );
}
