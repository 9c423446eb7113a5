import Box from '@mui/material/Box';
import { markedParts, type MarkedPart } from '../../model/ai/marked-parts';
import type { Flag } from '../../model/ai/writing';
import { TemplatePieces } from '@/entities/campaign';
import { useWordChanges } from '@/shared/lib/word-changes';
import { Spoken } from '@/shared/ui/spoken';

interface MarkedTextProps {
  /** What to compare with; null shows the text alone. */
  before: string | null;
  text: string;
  flags: readonly Flag[];
}

const looks = {
  same: {},
  added: { bgcolor: 'brand.turfSoft', color: 'text.primary', textDecoration: 'none', borderRadius: '4px' },
  removed: { bgcolor: 'brand.redSoft', color: 'error.main', textDecoration: 'line-through', borderRadius: '4px' },
} as const;

const flagged = {
  bgcolor: 'brand.ballSoft',
  color: 'text.primary',
  textDecoration: 'underline wavy',
  textDecorationColor: 'warning.main',
  textUnderlineOffset: '3px',
} as const;

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

function Part({ part: { kind, text, flag } }: { part: MarkedPart }) {
  if (flag !== null) {
    return (
      <Box component="mark" title={flag.reason} sx={flagged}>
        {text}
      </Box>
    );
  }
  if (kind === 'same') return <TemplatePieces text={text} />;
  return (
    <Box component={elements[kind]} sx={{ position: 'relative', ...looks[kind] }}>
      <Spoken>{kind === 'added' ? '[added: ' : '[removed: '}</Spoken>
      <TemplatePieces text={text} />
      <Spoken>]</Spoken>
    </Box>
  );
}

/** A text with marks for what is new, what was removed, and what could not be verified. */
export function MarkedText({ before, text, flags }: MarkedTextProps) {
  const changes = useWordChanges(before, text);
  return (
    <Box
      role="group"
      aria-label={before === null ? 'The new email' : 'The new email, compared with yours'}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        lineHeight: 1.6,
      }}
    >
      {markedParts(changes, flags).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Box>
  );
}
