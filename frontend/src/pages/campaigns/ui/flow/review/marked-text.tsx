import Box from '@mui/material/Box';
import { useWordChanges } from '@/shared/lib/word-changes';
import { Spoken } from '@/shared/ui/spoken';

interface MarkedTextProps {
  text: string;
  /** The version that was looked at before; null marks nothing. */
  before: string | null;
}

/** A text with marks for words that are new since it was looked at. */
export function MarkedText({ text, before }: MarkedTextProps) {
  const changes = useWordChanges(before, text);
  return changes
    .filter(({ removed }) => removed !== true)
    .map(({ value, added }, index) =>
      added === true ? (
        <Box
          key={index}
          component="mark"
          sx={{ position: 'relative', bgcolor: 'brand.ballSoft', color: 'text.primary', borderRadius: '4px' }}
        >
          <Spoken>[new: </Spoken>
          {value}
          <Spoken>]</Spoken>
        </Box>
      ) : (
        value
      ),
    );
}
