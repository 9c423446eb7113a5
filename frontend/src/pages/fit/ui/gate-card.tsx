import Block from '@mui/icons-material/BlockOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Pending } from '@/shared/ui/in-order';
import type { FitAnalysis } from '../model/fit-analysis';

/** A minimum of the rules that the athlete is below, with its date and what is still open. It comes before any score. */
export function GateCard({ fit, isLoading }: { fit: FitAnalysis | undefined; isLoading: boolean }) {
  const id = useId();
  if (isLoading) return <Pending />;
  if (!fit?.gate) return null;
  const { gate } = fit;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        mt: 2,
        p: { xs: 2, md: 2.5 },
        borderRadius: '14px',
        bgcolor: 'var(--red-soft)',
      }}
    >
      <Block aria-hidden sx={{ color: 'error.main', mt: '1px' }} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          {gate.title}
        </Typography>
        <Typography>{gate.sentence}</Typography>
        <Typography>
          <strong>Still open to you:</strong> {gate.stillOpen}
        </Typography>
        <Link href={gate.sourceUrl} target="_blank" rel="noopener noreferrer" sx={{ width: 'fit-content', py: 0.5, fontWeight: 600 }}>
          The rule
        </Link>
      </Box>
    </Box>
  );
}
