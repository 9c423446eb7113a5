import { useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ShareDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { LabeledField } from '@/shared/ui/labeled-field';
import { useToast } from '@/shared/ui/toast';

interface ShareLinkProps {
  share: ShareDto;
  busy: boolean;
  onRenew: () => void;
}

/** To the clipboard, and whether the browser allowed it. */
function useCopyLink() {
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', description: 'Paste it wherever a coach should find it.' });
    } catch {
      toast({ title: 'Not Copied', description: 'Your browser did not allow it. Select the link and copy it.', variant: 'destructive' });
    }
  };
}

function CopyAndOpen({ link }: { link: string }) {
  const copy = useCopyLink();
  return (
    <>
      <Button autoFocus variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(link)}>
        Copy Link
      </Button>
      <Button variant="outlined" color="inherit" endIcon={<OpenInNew />} href={link} target="_blank" rel="noopener">
        Open
      </Button>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& .MuiButton-root': { minHeight: { xs: 44, md: 40 } },
} as const;

/** The link, how often it was used, and a new one. */
export function ShareLink({ share: { link, views }, busy, onRenew }: ShareLinkProps) {
  const [asking, setAsking] = useState(false);
  const renew = () => {
    setAsking(false);
    onRenew();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {link === null ? (
        <Typography>This link cannot be shown any more. Make a new one.</Typography>
      ) : (
        <LabeledField label="Your link" value={link} readOnly onFocus={({ target }) => target.select()} />
      )}
      <Box sx={row}>
        {link !== null && <CopyAndOpen link={link} />}
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => setAsking(true)}>
          New Link
        </Button>
        <Typography variant="body2" color="textSecondary">
          {countOf(views, 'view')}, yours not counted. We don’t record who looked.
        </Typography>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Make a new link?"
        confirmLabel="Make new link"
        destructive
        onConfirm={renew}
        onClose={() => setAsking(false)}
      >
        The link you gave out stops working at once, also in emails you sent. This cannot be undone.
      </ConfirmDialog>
    </Box>
  );
}
