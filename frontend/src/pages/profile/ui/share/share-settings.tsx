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

interface ShareActionsProps {
  open: boolean;
  busy: boolean;
  canSave: boolean;
  onTurnOff: () => void;
  onSave: () => void;
  onTurnOn: () => void;
}

function ShareActions({ open, busy, canSave, onTurnOff, onSave, onTurnOn }: ShareActionsProps) {
  const primary = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  // The button that turns sharing off is removed, and the focus with it.
  useEffect(() => {
    if (wasOpen.current && !open) primary.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (!open) {
    return (
      <Button ref={primary} variant="contained" disabled={busy} onClick={onTurnOn}>
        Turn On
      </Button>
    );
  }
  return (
    <>
      <Button color="inherit" variant="outlined" disabled={busy} onClick={onTurnOff}>
        Turn Off
      </Button>
      <Button ref={primary} variant="contained" disabled={busy || !canSave} onClick={onSave}>
        Save Changes
      </Button>
    </>
  );
}

/** Whether anybody can see the profile now, and the page as a PDF. */
function ShareState({ open, enabled }: Pick<ShareDto, 'open' | 'enabled'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StatusPill tone={open ? 'good' : 'neutral'}>{open ? 'On' : enabled ? 'Expired' : 'Off'}</StatusPill>
      <Typography sx={{ flex: '1 1 240px' }}>
        {open
          ? 'Anyone with the link sees what is ticked below. We ask search engines not to list it.'
          : 'Nobody can see your profile. Turn it on to get a link for coaches.'}
      </Typography>
      <Button color="inherit" variant="outlined" href="/api/user/resume.pdf" target="_blank">
        One-page PDF
      </Button>
    </Box>
  );
}

/** The settings of the shared profile. Checkboxes apply when they are saved; Turn Off and New Link apply at once. */
export function ShareSettings({ share, onClose }: ShareSettingsProps) {
  const [chosen, choose] = useState<ShareDraft | null>(null);
  const { busy, turnOn, turnOff, save, renew } = useShare();
  const { open } = share;
  const draft = chosen ?? shareDraft(share);
  const store = async (stored: Promise<boolean>) => void ((await stored) && choose(null));
  const actions = (
    <ShareActions
      open={open}
      busy={busy}
      canSave={isChanged(draft, share)}
      onTurnOff={() => void turnOff()}
      onSave={() => void store(save(draft))}
      onTurnOn={() => void store(turnOn(draft))}
    />
  );
  return (
    <ResponsiveDialog open maxWidth="md" title="Share Profile" onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ShareState {...share} />
        <BirthDateFirst isOn={open} onGo={onClose} />
        {open && <ShareLink share={share} busy={busy} onRenew={() => void renew()} />}
        <ExpiryChoice share={share} value={draft.expiry} onChange={(expiry) => choose({ ...draft, expiry })} />
        <ShareFields fields={share.fields} ticked={draft.ticked} onTick={(key, on) => choose(withTick(draft, key, on))} />
      </Box>
    </ResponsiveDialog>
  );
}
