import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countText } from '@/shared/lib/figures';
import { LinkedText } from './linked-text';
import { withSource } from './with-source';

/** So many before "Show all". */
const FIRST = 3;

/** A list of rules, each with its source in small print; shows the first three until "Show all" is pressed. */
export function SourcedList({ texts, of }: { texts: readonly string[]; of: string }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.25, overflowWrap: 'anywhere', '& ::marker': { color: 'primary.main' } }}
      >
        {(all ? texts : texts.slice(0, FIRST)).map((sentence) => (
          <Rule key={sentence} sentence={sentence} />
        ))}
      </Box>
      {texts.length > FIRST && !all && (
        <Button color="inherit" size="small" sx={{ mt: 1 }} onClick={() => setAll(true)}>
          Show all {countText(texts.length)} {of}
        </Button>
      )}
    </>
  );
}

function Rule({ sentence }: { sentence: string }) {
  const { text, source } = withSource(sentence);
  return (
    <li>
      <LinkedText text={text} />
      {source !== null && (
        <Typography variant="body2" color="textSecondary">
          <LinkedText text={source} />
        </Typography>
      )}
    </li>
  );
}
