import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FactListProps {
  /** Name and value, one below the other. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** Names at the left, values at the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(min-content, 1fr) auto',
        rowGap: 0.75,
        columnGap: 2,
        alignItems: 'baseline',
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
