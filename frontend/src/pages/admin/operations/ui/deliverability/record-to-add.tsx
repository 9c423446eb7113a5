import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeliverabilityRecord } from '@/shared/api';
import { CopyValue } from './copy-value';

interface RecordToAddProps {
  record: DeliverabilityRecord;
  /** A record was found, and this one takes its place. */
  isReplacement: boolean;
}

/** A record as it is entered at the provider of the domain. */
export function RecordToAdd({ record: { type, host, value }, isReplacement }: RecordToAddProps) {
  const lines = [
    ['Host', host],
    ['Value', value],
  ] as const;
  return (
    <Box
      sx={{
        maxWidth: 760,
        bgcolor: 'action.hover',
        borderRadius: 2,
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 640 }}>
        {isReplacement ? `Replace it by this ${type} record` : `Add this ${type} record`}
      </Typography>
      {lines.map(([name, text]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Box component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </Box>
          <CopyValue label={`Copy ${name.toLowerCase()} of ${host}`} text={text} />
        </Box>
      ))}
    </Box>
  );
}
