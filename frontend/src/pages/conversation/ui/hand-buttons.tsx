import Button from '@mui/material/Button';
import type { AnswerOffer } from '@/entities/campaign';
import { useToast } from '@/shared/ui/toast';
import { mailProgramLink } from '../model/mail-program-link';

interface HandButtonsProps {
  offer: AnswerOffer;
  text: string;
  /** Nothing to send, or a mark that is being stored. */
  isBusy: boolean;
  onSent: () => void;
}

/** For an answer that the athlete sends elsewhere: copy it, open it in the email app, and mark it as sent. */
export function HandButtons({ offer: { toAddress, subject }, text, isBusy, onSent }: HandButtonsProps) {
  const toast = useToast();
  const link = mailProgramLink(toAddress ?? '', subject ?? '', text);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: 'Not copied', description: 'Select the text and copy it yourself.', variant: 'destructive' });
    }
  }

  return (
    <>
      <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => void copy()}>
        Copy
      </Button>
      {link !== null && (
        <Button component="a" href={link} color="inherit" variant="outlined" disabled={isBusy}>
          Open in email app
        </Button>
      )}
      <Button variant="contained" color="primary" disabled={isBusy} onClick={onSent}>
        I sent it
      </Button>
    </>
  );
}
