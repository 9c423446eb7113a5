import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { activityNote, activityTitle, activityWarnings, useGetFamilyEmailQuery } from '@/entities/family';
import { errorText, type FamilyActivityDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';

function SentText({ athleteId, emailId }: { athleteId: string; emailId: string }) {
  const { data, error } = useGetFamilyEmailQuery({ athleteId, emailId });
  return (
    <Box
      sx={{ mt: 1, p: 2, borderRadius: '12px', border: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
      aria-live="polite"
    >
      {data === undefined ? (
        <Typography color="textSecondary">
          {error === undefined ? 'Loading the email...' : errorText(error, 'Please try again.')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            To {data.toAddress}
          </Typography>
          <Typography sx={{ fontWeight: 600, my: 0.5 }}>{data.subject}</Typography>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{data.text}</Box>
        </>
      )}
    </Box>
  );
}

/** One thing that happened; a sent email can be read as the coach got it. */
export function ActivityLine({ line }: { line: FamilyActivityDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const note = activityNote(line);
  const warnings = activityWarnings(line);
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{activityTitle(line)}</Typography>
          {note !== '' && <Typography variant="body2">{note}</Typography>}
          {warnings.length > 0 && (
            <Box component="ul" aria-label="Why" sx={{ my: 0.5, pl: 2.5, fontSize: '0.875rem' }}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Box>
          )}
          <Typography variant="body2" color="textSecondary">
            {momentWords(line.at)}
          </Typography>
        </Box>
        {line.part === 'sent' && (
          <Button
            variant="outlined"
            color="inherit"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Read it'}: the email to ${line.coachName ?? 'the coach'}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Read it'}
          </Button>
        )}
      </Box>
      {isOpen && <SentText athleteId={line.athleteId} emailId={line.id} />}
    </Box>
  );
}
