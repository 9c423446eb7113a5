import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SharedNextGameDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';

interface SharedNextGamesProps {
  games: readonly SharedNextGameDto[];
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function Day({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00.000Z`);
  return (
    <Box component="time" dateTime={date} aria-label={wholeDay.format(day)} sx={{ width: 44, textAlign: 'center', flex: 'none' }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.1 }}>
        {day.getUTCDate()}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {month.format(day)}
      </Box>
    </Box>
  );
}

/** Games to come, the next one first. */
export function SharedNextGames({ games }: SharedNextGamesProps) {
  return (
    <SectionCard title="Next games">
      <Box component="ul" aria-label="Next games" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {games.map(({ date, opponent, where }) => (
          <Box
            component="li"
            key={`${date} ${opponent}`}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Day date={date} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>{opponent}</Typography>
              <Typography variant="body2" color="textSecondary">
                {where}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
