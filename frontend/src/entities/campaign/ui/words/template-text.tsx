import Box from '@mui/material/Box';
import { inOrder, Pending } from '@/shared/ui/in-order';
import { useListPlaceholdersQuery } from '../../api/campaign-api';
import { templateParts } from '../../model/template-parts';
import type { PlaceholderReader } from '../../model/words/labels';
import { wordsOf } from '../../model/words/words-of';
import { useLabels } from './use-labels';

interface TemplateTextProps {
  text: string;
  reader?: PlaceholderReader;
}

const looks = {
  placeholder: { bgcolor: 'brand.turfSoft', color: 'primary.main' },
  unknown: { bgcolor: 'brand.redSoft', color: 'error.main' },
} as const;

/** A text with its placeholders as chips in plain words: green for what is filled in, red for what is not a placeholder. */
export function TemplatePieces({ text, reader = 'athlete' }: TemplateTextProps) {
  const labels = useLabels(reader);
  const { isLoading } = useListPlaceholdersQuery();
  const pieces = templateParts(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <Box
        key={index}
        component="span"
        title={part.kind === 'unknown' ? 'Not a placeholder' : 'Filled in for each coach'}
        sx={{ ...looks[part.kind], px: 0.5, borderRadius: '5px' }}
      >
        {wordsOf(part, labels)}
      </Box>
    ),
  );
  // Their words are longer or shorter than the codes.
  return isLoading ? [<Pending key="pending" />, <span key="pieces">{pieces}</span>] : pieces;
}

/** The same as a block, with its lines. */
export function TemplateText(props: TemplateTextProps) {
  return (
    <Box className={inOrder} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem', lineHeight: 1.55 }}>
      <TemplatePieces {...props} />
    </Box>
  );
}
