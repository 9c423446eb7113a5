import { useId } from 'react';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Film, FilmPlayer, LinkStage } from '@/entities/film';

const away = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Printed only, because a link on paper cannot be pressed. */
function Address({ url }: { url: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: 'none', overflowWrap: 'anywhere', '@media print': { display: 'block' } }}
    >
      {url}
    </Typography>
  );
}

/** The first film: as wide as the page. */
function LeadFilm({ film: { title, url, site, player } }: { film: Film }) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box className="no-print" sx={{ '& > *': { border: 0, borderRadius: 0 } }}>
        {player === null ? <LinkStage url={url} site={site} isOnPhone /> : <FilmPlayer title={title} player={player} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, px: 2, py: 1 }}>
        <Typography variant="h2" id={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        <Link
          className="no-print"
          href={url}
          {...away}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, overflowWrap: 'anywhere' }}
        >
          Open at {site} <OpenInNew fontSize="inherit" />
        </Link>
        <Address url={url} />
      </Box>
    </Card>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** A further film that its site does not let play here: one line, the whole of it a link. */
function FilmLine({ film: { title, url, site } }: { film: Film }) {
  return (
    <Link href={url} {...away} sx={row}>
      <PlayArrow color="primary" aria-hidden />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {title}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary" className="no-print">
          opens at {site}
        </Typography>
        <Address url={url} />
      </Box>
      <OpenInNew className="no-print" fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
    </Link>
  );
}

function FurtherFilm({ film }: { film: Film }) {
  const id = useId();
  if (film.player === null) return <FilmLine film={film} />;
  return (
    <Box component="article" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {film.title}
      </Typography>
      <Box className="no-print">
        <FilmPlayer title={film.title} player={film.player} />
      </Box>
      <Address url={film.url} />
    </Box>
  );
}

/** The athlete's film, the first one large. */
export function SharedFilm({ film: [lead, ...others] }: { film: readonly Film[] }) {
  if (lead === undefined) return null;
  return (
    <Box component="section" aria-label="Film" sx={{ display: 'grid', gap: 2, minWidth: 0, '@media print': { gap: 1 } }}>
      <LeadFilm film={lead} />
      {others.length > 0 && (
        <Card
          component="ul"
          aria-label="More film"
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {others.map((one) => (
            <li key={`${one.title} ${one.url}`}>
              <FurtherFilm film={one} />
            </li>
          ))}
        </Card>
      )}
    </Box>
  );
}
