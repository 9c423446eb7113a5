import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useToast } from '@/shared/ui/toast';

/** Copies a part of a record; the button shows the result. */
export function CopyValue({ label, text }: { label: string; text: string }) {
  const [last, setLast] = useState<string | null>(null);
  const copied = last === text;
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setLast(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: 'Not Copied', description: 'Your browser did not allow it. Select the text and copy it.', variant: 'destructive' });
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={copied ? `${label}: copied` : label}
      startIcon={copied ? <Check color="success" /> : <ContentCopy />}
      sx={{ minHeight: 44, flex: 'none' }}
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
