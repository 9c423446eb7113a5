import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WrittenComparisonDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { writtenWords } from '../model/written-words';

interface WrittenCardProps {
  written: readonly WrittenComparisonDto[];
  inWords: string;
}

function Comparison({ comparison }: { comparison: WrittenComparisonDto }) {
  const { title, verdict, rows, more } = writtenWords(comparison);
  return (
    <Box component="section" sx={{ '& + &': { mt: 2.5 } }}>
      <Typography component="h3" sx={{ fontWeight: 640 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {verdict}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ key, label, replied, isBest }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
            <Typography component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: isBest ? 640 : undefined }}>
              {label}
            </Typography>{' '}
            <Typography component="span" sx={{ fontWeight: isBest ? 640 : undefined, whiteSpace: 'nowrap' }}>
              {replied}
            </Typography>
          </Box>
        ))}
      </Box>
      {more !== null && (
        <Typography variant="body2" color="textSecondary">
          {more}
        </Typography>
      )}
    </Box>
  );
}

/** How templates, subjects and follow-ups did beside each other. */
export function WrittenCard({ written, inWords }: WrittenCardProps) {
  const shown = written.filter(({ counted }) => counted > 0);
  return (
    <SectionCard title="What You Wrote">
      {shown.length === 0 ? (
        <Typography color="textSecondary">Nothing was sent {inWords}, so there is nothing to compare.</Typography>
      ) : (
        <>
          {shown.map((comparison) => (
            <Comparison key={comparison.by} comparison={comparison} />
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Emails sent {inWords} that did not bounce. Templates and subjects are those of first emails. A follow-up goes only to coaches
            who have not answered yet.
          </Typography>
        </>
      )}
    </SectionCard>
  );
}
