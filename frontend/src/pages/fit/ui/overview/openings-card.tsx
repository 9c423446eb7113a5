import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dayWords } from '@/shared/lib/dates';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import type { Openings } from '../../model/fit-analysis';
import { openingWords } from '../../model/opening-words';

/** How many players leave and arrive before the athlete joins, by position, and the roster limit. */
export function OpeningsCard({ openings }: { openings: Openings }) {
  const { season, positions, sentence, rosterRule } = openings;
  const isKnown = positions.length > 0;
  return (
    <SectionCard
      title={openingWords.title(openings)}
      aside={<StatusPill>{isKnown && season !== null ? `${season} roster` : 'Unknown'}</StatusPill>}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {sentence}
      </Typography>
      {isKnown && <Leaving openings={openings} />}
      {(isKnown || openingWords.origin(openings) !== null) && <Coming openings={openings} />}
      {rosterRule && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 640 }}>
            Roster limit
          </Typography>
          <Typography color="textSecondary">
            {[openingWords.roster(openings), rosterRule.text].filter(Boolean).join(' ')} Read on {dayWords(rosterRule.asOf)}. Whether this
            school opted in is not known.
          </Typography>
          <Link
            href={rosterRule.sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
          >
            The source of the limit
          </Link>
        </Box>
      )}
    </SectionCard>
  );
}

function Leaving({ openings }: { openings: Openings }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {openings.positions.map((position) => (
        <Line
          key={position.position}
          label={position.position}
          value={openingWords.leaving(position)}
          note={position.isOwn ? 'Your position' : null}
        />
      ))}
    </Box>
  );
}

/** Recruits and transfers who will join, with the file that lists them. */
function Coming({ openings }: { openings: Openings }) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        {openingWords.coming(openings).map(({ label, value }) => (
          <Line key={label} label={label} value={value} note={null} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {[openingWords.origin(openings), 'So we don’t know how many places are open.'].filter(Boolean).join(' ')} Ask the coach how many
        players of your position the team plans to take.
      </Typography>
    </>
  );
}

function Line({ label, value, note }: { label: string; value: string; note: string | null }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Typography component="span" sx={{ fontWeight: 650, minWidth: 36 }}>
        {label}
      </Typography>
      {note !== null && <StatusPill tone="info">{note}</StatusPill>}
      <Typography component="span" color="textSecondary" sx={{ flex: 1, minWidth: 'max-content', textAlign: 'right' }}>
        {value}
      </Typography>
    </Box>
  );
}
