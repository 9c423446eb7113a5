import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SharedMeasurementDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';

interface SharedMeasurementsProps {
  measurements: readonly SharedMeasurementDto[];
}

/** Measured values, each with how, where, when and by whom it was taken. */
export function SharedMeasurements({ measurements }: SharedMeasurementsProps) {
  return (
    <SectionCard title="Measurements">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {measurements.map(({ label, value, note }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
            {note !== null && (
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )}
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
