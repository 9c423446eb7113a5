import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LabeledField } from '../labeled-field';
import { useToast } from '../toast';

interface LinkToHandOverProps {
  /** What the link is: "Link of the invitation". */
  label: string;
  link: string;
  /** Who the link is for, and how long it works. */
  children: ReactNode;
}

/** A link that this server cannot send, to be copied and handed over. */
export function LinkToHandOver({ label, link, children }: LinkToHandOverProps) {
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'The link could not be copied', description: 'Press and hold the link to copy it.', variant: 'destructive' });
    }
  }

  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1.5, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      {children}
      <LabeledField label={label} value={link} readOnly onFocus={({ target }) => target.select()} sx={{ mt: 0.5 }} />
      <Button color="inherit" variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => void copy()}>
        Copy link
      </Button>
    </Alert>
  );
}
