import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useToast } from '@/shared/ui/toast';

interface CopyButtonProps {
  /** "Copy subject" */
  label: string;
  text: string;
  disabled?: boolean;
}

/** Copies the text and shows the result on the button; without permission it explains how to copy by hand. */
export function CopyButton({ label, text, disabled = false }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const toast = useToast();
  const done = copied === text;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      toast({ title: 'Copied', description: 'Paste it into your app.' });
    } catch {
      setCopied(null);
      toast({ title: 'Not Copied', description: 'Your browser did not allow it. Select the text and copy it.', variant: 'destructive' });
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={disabled}
      startIcon={done ? <Check color="success" /> : <ContentCopy />}
      aria-label={done ? `${label}: copied` : label}
      sx={{ minHeight: 44 }}
      onClick={() => void copy()}
    >
      {done ? 'Copied' : label}
    </Button>
  );
}
