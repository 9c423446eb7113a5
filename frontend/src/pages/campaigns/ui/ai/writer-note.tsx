import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AiAllowance, UsedFact, Writer } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { allowanceText } from '../../model/ai/allowance-text';

interface WriterNoteProps {
  writer: Writer;
  allowance: AiAllowance;
  factsUsed: readonly UsedFact[];
}

/** Who wrote it, from what, and what is left for today. */
export function WriterNote({ writer, allowance, factsUsed }: WriterNoteProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 1 }}>
        <AutoAwesome fontSize="small" aria-hidden />
        <span>
          {writer.kind === 'built-in'
            ? 'Written by the built-in writer, on this server. Doesn’t use your AI limit.'
            : `Written by ${writer.name}. ${allowanceText(allowance)}`}{' '}
          {/* In a tab of its own: the email that is being written stays open. */}
          <AppLink to={paths.writingHelp} target="_blank" rel="noopener">
            Choose who writes
          </AppLink>
        </span>
      </Typography>
      {factsUsed.length > 0 && (
        <Box component="details">
          <Typography component="summary" variant="body2" sx={{ fontWeight: 600, cursor: 'pointer', minHeight: 24 }}>
            {factsUsed.length === 1 ? 'One fact used' : `${factsUsed.length} facts used`}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {factsUsed.map(({ label, value, source }) => (
              <Typography component="li" variant="body2" key={`${source} ${label}`} sx={{ overflowWrap: 'anywhere' }}>
                {label}: {value}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
