import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText, type LinkAnswerDto } from '@/shared/api';
import { StatusPill } from '@/shared/ui/status-pill';
import { useCheckFilmLinkMutation } from '../../api/film-api';
import { linkWords } from '../../model/film/link-words';

interface LinkCheckProps {
  url: string;
  /** What is checked, for a screen reader. */
  name: string;
}

/** Checks whether a link works. The result belongs to the link it was made for. */
export function LinkCheck({ url, name }: LinkCheckProps) {
  const [check, { data, error, isLoading, originalArgs }] = useCheckFilmLinkMutation();
  const answered = originalArgs?.url === url && !isLoading;
  const label = isLoading ? 'Checking...' : 'Check Link';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`${label} of ${name}`}
        disabled={isLoading || url.trim() === ''}
        onClick={() => void check({ url })}
      >
        {label}
      </Button>
      <Typography component="div" role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
        {answered && (data ? <Answer {...data} /> : errorText(error, 'The link could not be checked. Please try again.'))}
      </Typography>
    </Box>
  );
}

function Answer({ answer, message }: LinkAnswerDto) {
  const { tone, word } = linkWords[answer];
  return (
    <>
      <StatusPill tone={tone}>{word}</StatusPill> {message}
    </>
  );
}
