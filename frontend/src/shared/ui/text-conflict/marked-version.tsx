import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WordChange } from '@/shared/lib/word-changes';
import { Spoken } from '@/shared/ui/spoken';

interface MarkedVersionProps {
  title: string;
  /** The words of this version; `differs` marks those that the other one does not have. */
  parts: readonly (WordChange & { differs: boolean })[];
  color: 'brand.turfSoft' | 'brand.ballSoft';
}

/** One of two versions, with the words marked that the other version does not have. */
export function MarkedVersion({ title, parts, color }: MarkedVersionProps) {
  const id = useId();
  const empty = parts.every(({ value }) => value === '');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        tabIndex={0}
        aria-labelledby={id}
        role="group"
        sx={{
          p: 1.5,
          maxHeight: { xs: 220, md: 320 },
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {empty && <Box sx={{ color: 'text.secondary' }}>Empty</Box>}
        {parts.map(({ value, differs }, index) =>
          differs ? (
            <Box key={index} component="mark" sx={{ position: 'relative', bgcolor: color, color: 'text.primary', borderRadius: '4px' }}>
              <Spoken>[only here: </Spoken>
              {value}
              <Spoken>]</Spoken>
            </Box>
          ) : (
            value
          ),
        )}
      </Box>
    </Box>
  );
}
