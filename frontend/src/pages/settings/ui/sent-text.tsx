import Box from '@mui/material/Box';
import { TemplatePieces } from '@/entities/campaign';
import { sentPieces } from '../model/sent-text';

/** A text as the AI provider gets it: values that stay on the server are named, not shown. */
export function SentText({ text }: { text: string }) {
  const pieces = sentPieces(text);
  const [first] = pieces;
  const isKept = pieces.length === 1 && first?.kind === 'kept';
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {pieces.map((piece, at) =>
        piece.kind === 'text' ? (
          <TemplatePieces key={at} text={piece.text} />
        ) : (
          <Box
            key={at}
            component="span"
            title="Not sent"
            sx={{ px: 0.5, borderRadius: '5px', border: 1, borderColor: 'divider', color: 'text.secondary' }}
          >
            {isKept ? 'not sent' : `${piece.words} (not sent)`}
          </Box>
        ),
      )}
    </Box>
  );
}
