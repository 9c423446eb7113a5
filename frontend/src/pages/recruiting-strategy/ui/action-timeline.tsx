import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fold } from '@/shared/ui/fold';
import { TextList } from '@/shared/ui/text-list';
import type { Strategy } from '../model/strategy';

/** What to do in which month: the first month is open, each other one shows its first tasks. */
export function ActionTimeline({ months }: { months: Strategy['timeline'] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {months.map(({ month, actions }, at) => (
        <Box component="li" key={month} sx={{ borderTop: at === 0 ? 0 : '1px solid', borderColor: 'divider' }}>
          <Fold
            open={at === 0}
            hint={actions.join(' ')}
            title={
              <Typography component="h3" sx={{ fontWeight: 650 }}>
                {month}
              </Typography>
            }
          >
            <TextList texts={actions} />
          </Fold>
        </Box>
      ))}
    </Box>
  );
}
