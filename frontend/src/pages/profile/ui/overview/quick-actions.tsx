import Share from '@mui/icons-material/Share';
import Sync from '@mui/icons-material/Sync';
import VideoLibrary from '@mui/icons-material/VideoLibraryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@/entities/athlete';
import { SectionCard } from '@/shared/ui/section-card';
import { importWords } from '../../model/maxpreps/import-words';
import { useSyncMaxPreps } from '../../model/maxpreps/use-sync-maxpreps';
import { ShareButton } from '../share/share-button';

interface QuickActionsProps {
  user: User;
  onEditFilm: () => void;
}

/** The result of a sync, or why it is not available. */
function SyncNote({ linked, result }: Pick<ReturnType<typeof useSyncMaxPreps>, 'linked' | 'result'>) {
  return (
    <>
      {!linked && (
        <Typography id="sync-needs-page" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Add your MaxPreps link to sync stats.
        </Typography>
      )}
      {result !== null && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {importWords(result)}
        </Typography>
      )}
    </>
  );
}

/** The most frequent actions on the profile. */
export function QuickActions({ user, onEditFilm }: QuickActionsProps) {
  const { linked, busy, result, start } = useSyncMaxPreps(user);
  const button = { variant: 'outlined', color: 'inherit', sx: { minHeight: 44, flex: '1 1 auto' } } as const;
  return (
    <SectionCard title="Quick Actions">
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          {...button}
          startIcon={<Sync />}
          disabled={!linked || busy}
          aria-describedby={linked ? undefined : 'sync-needs-page'}
          onClick={() => void start()}
        >
          {busy ? 'Syncing...' : 'Sync MaxPreps Stats'}
        </Button>
        <Button {...button} startIcon={<VideoLibrary />} onClick={onEditFilm}>
          Update Film Highlights
        </Button>
        <ShareButton {...button} startIcon={<Share />} />
      </Box>
      <SyncNote linked={linked} result={result} />
    </SectionCard>
  );
}
