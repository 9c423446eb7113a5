import { useId, useState } from 'react';
import Sync from '@mui/icons-material/Sync';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@/entities/athlete';
import type { GameFigureDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { useSyncMaxPreps } from '../../model/maxpreps/use-sync-maxpreps';
import { StatFileDialog } from './stat-file-dialog';

interface MaxPrepsButtonsProps {
  user: User;
  figures: readonly GameFigureDto[];
}

/** The two imports from MaxPreps: the athlete's page, and the stat text file. */
export function MaxPrepsButtons({ user, figures }: MaxPrepsButtonsProps) {
  const hint = useId();
  const [open, setOpen] = useState(false);
  const { linked, busy, start } = useSyncMaxPreps(user);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        Import stat file
      </Button>
      <Button
        variant="outlined"
        startIcon={<Sync />}
        disabled={!linked || busy}
        aria-describedby={linked ? undefined : hint}
        onClick={() => void start()}
      >
        {busy ? 'Syncing...' : 'Sync MaxPreps'}
      </Button>
      {!linked && (
        <Typography
          id={hint}
          variant="caption"
          color="textSecondary"
          sx={{ order: 1, flexBasis: '100%', gridColumn: '1 / -1', textAlign: { md: 'right' } }}
        >
          Add your MaxPreps page <AppLink to={`${paths.profile}?tab=data`}>under Data</AppLink> first.
        </Typography>
      )}
      {open && <StatFileDialog user={user} figures={figures} onClose={() => setOpen(false)} />}
    </>
  );
}
