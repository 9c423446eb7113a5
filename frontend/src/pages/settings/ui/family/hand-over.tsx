import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LabeledField } from '@/shared/ui/labeled-field';
import { useToast } from '@/shared/ui/toast';

/** The link of an invitation that this server cannot send. It is shown once. */
export function HandOver({ link }: { link: string }) {
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
      This server cannot send email. Give this link to your parent or guardian. It is shown only once.
      <LabeledField label="Link of the invitation" value={link} readOnly onFocus={({ target }) => target.select()} sx={{ mt: 0.5 }} />
      <Button color="inherit" variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => void copy()}>
        Copy link
      </Button>
    </Alert>
  );
}
