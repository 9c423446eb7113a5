import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ShareDto } from '@/shared/api';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { StatusPill } from '@/shared/ui/status-pill';
import { isChanged, type ShareDraft, shareDraft, withTick } from '../../model/share/share-draft';
import { useShare } from '../../model/share/use-share';
import { BirthDateFirst } from './birth-date-first';
import { ExpiryChoice } from './expiry-choice';
import { ShareFields } from './share-fields';
import { ShareLink } from './share-link';

interface ShareSettingsProps {
  share: ShareDto;
  onClose: () => void;
}

/** The decisions about the shared profile. Ticks count when they are saved; off and renew count at once. */
export function ShareSettings({ share, onClose }: ShareSettingsProps) {
  const [chosen, choose] = useState<ShareDraft | null>(null);
  const { busy, turnOn, turnOff, save, renew } = useShare();
  const primary = useRef<HTMLButtonElement>(null);
  const { open } = share;
  const wasOpen = useRef(open);
  const draft = chosen ?? shareDraft(share);

  async function store(stored: Promise<boolean>): Promise<void> {
    if (await stored) choose(null);
  }

  // The button that turns sharing off goes with it, and the focus with the button.
  useEffect(() => {
    if (wasOpen.current && !open) primary.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <ResponsiveDialog
      open
      maxWidth="md"
      title="Share Profile"
      onClose={onClose}
      actions={
        <>
          {open && (
            <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void turnOff()}>
              Turn Off
            </Button>
          )}
          {open ? (
            <Button ref={primary} variant="contained" disabled={busy || !isChanged(draft, share)} onClick={() => void store(save(draft))}>
              Save Changes
            </Button>
          ) : (
            <Button ref={primary} variant="contained" disabled={busy} onClick={() => void store(turnOn(draft))}>
              Turn On
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <StatusPill tone={open ? 'good' : 'neutral'}>{open ? 'On' : share.enabled ? 'Expired' : 'Off'}</StatusPill>
          <Typography sx={{ flex: '1 1 240px' }}>
            {open
              ? 'Anyone with the link sees what is ticked below. Search engines are told not to list it.'
              : 'Nobody can see your profile. Turn it on to get a link for coaches.'}
          </Typography>
          <Button color="inherit" variant="outlined" href="/api/user/resume.pdf" target="_blank">
            One-page PDF
          </Button>
        </Box>
        <BirthDateFirst isOn={open} onGo={onClose} />
        {open && <ShareLink share={share} busy={busy} onRenew={() => void renew()} />}
        <ExpiryChoice share={share} value={draft.expiry} onChange={(expiry) => choose({ ...draft, expiry })} />
        <ShareFields fields={share.fields} ticked={draft.ticked} onTick={(key, on) => choose(withTick(draft, key, on))} />
      </Box>
    </ResponsiveDialog>
  );
}
