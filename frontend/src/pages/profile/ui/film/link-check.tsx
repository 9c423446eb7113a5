import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@/shared/api';
import { StatusPill } from '@/shared/ui/status-pill';
import { useCheckFilmLinkMutation } from '../../api/film-api';
import { linkWords } from '../../model/film/link-words';

interface LinkCheckProps {
  url: string;
  /** What is checked, for a screen reader. */
  name: string;
}

/** Asks whether a link answers, and says no more than that. */
export function LinkCheck({ url, name }: LinkCheckProps) {
  const [check, { data, error, isLoading, originalArgs }] = useCheckFilmLinkMutation();
  const asked = originalArgs?.url === url;
  const failure = error === undefined ? null : errorText(error, 'The link could not be checked. Please try again.');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`Check the link of ${name}`}
        disabled={isLoading || url.trim() === ''}
        onClick={() => void check({ url })}
      >
        {isLoading ? 'Checking...' : 'Check Link'}
      </Button>
      <Typography component="div" role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
        {asked && !isLoading && data !== undefined && (
          <>
            <StatusPill tone={linkWords[data.answer].tone}>{linkWords[data.answer].word}</StatusPill> {data.message}
          </>
        )}
        {asked && !isLoading && failure}
      </Typography>
    </Box>
  );
}
