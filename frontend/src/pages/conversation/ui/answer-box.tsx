import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { type AnswerOffer, TextCheckList, useTextCheck } from '@/entities/campaign';
import { countText } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { mailProgramLink } from '../model/mail-program-link';
import type { useAnswer } from './use-answer';
import { HandButtons } from './hand-buttons';

interface AnswerBoxProps {
  coachId: number;
  coachName: string;
  offer: AnswerOffer;
  answer: ReturnType<typeof useAnswer>;
}

const longest = 20_000;

function intro({ way, fromAddress }: AnswerOffer, coachName: string): string {
  if (way === 'hand' || fromAddress === null) return `Reply to ${coachName}`;
  return `Reply to ${coachName}, same email thread, from ${fromAddress}`;
}

/** Why no answer can be sent from here; for a coach who wrote by the form there are two other ways. */
function NoAnswer({ coachId, offer: { reason, message, toAddress } }: Pick<AnswerBoxProps, 'coachId' | 'offer'>) {
  const link = reason === 'by_form' ? mailProgramLink(toAddress ?? '', 'Your message on my profile', '') : null;
  return (
    <Card component="section" aria-label="Reply" sx={{ p: 2, mt: 2, color: 'text.secondary' }}>
      {message}
      {link !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button component="a" href={link} variant="contained">
            Answer in my email app
          </Button>
          <LinkButton to={paths.newCampaignTo(coachId)} color="inherit" variant="outlined">
            Write a first email
          </LinkButton>
        </Box>
      )}
    </Card>
  );
}

/** Answers in the thread of the coach's reply; if that is not possible, explains why and how to answer by hand. */
export function AnswerBox({ coachId, coachName, offer, answer }: AnswerBoxProps) {
  const { way, message, undoSeconds } = offer;
  const { text, isSending, write, send } = answer;
  const { flags, confirm } = useTextCheck(way === 'none' ? '' : text, { coachId });
  if (way === 'none') return <NoAnswer coachId={coachId} offer={offer} />;
  const isEmpty = text.trim() === '';
  return (
    <Card component="section" aria-label="Reply" sx={{ p: 2, mt: 2 }}>
      {message !== null && <Box sx={{ mb: 1.5 }}>{message}</Box>}
      <TextField
        label={intro(offer, coachName)}
        multiline
        minRows={4}
        maxRows={16}
        fullWidth
        value={text}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <TextCheckList flags={flags} onConfirm={confirm} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5, mt: 1.5 }}>
        {way === 'recruit' ? (
          <>
            {undoSeconds > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                You can undo for {countText(undoSeconds)} seconds after you press Send.
              </Box>
            )}
            <Button variant="contained" color="ball" disabled={isEmpty || isSending} onClick={() => void send(false)}>
              Send
            </Button>
          </>
        ) : (
          <HandButtons offer={offer} text={text} isBusy={isEmpty || isSending} onSent={() => void send(true)} />
        )}
      </Box>
    </Card>
  );
}
