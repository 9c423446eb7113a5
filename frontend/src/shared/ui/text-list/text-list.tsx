import Box from '@mui/material/Box';
import { LinkedText } from './linked-text';

/** Sentences under each other. */
export function TextList({ texts, ordered = false }: { texts: readonly string[]; ordered?: boolean }) {
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      sx={{
        m: 0,
        pl: 2.5,
        display: 'grid',
        gap: 0.75,
        lineHeight: 1.55,
        overflowWrap: 'anywhere',
        '& ::marker': { color: 'primary.main' },
      }}
    >
      {texts.map((text) => (
        <li key={text}>
          <LinkedText text={text} />
        </li>
      ))}
    </Box>
  );
}
