import { type ReactNode, useId } from 'react';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Film } from '../model/film';
import { FilmPlayer } from './film-player';
import { LinkStage } from './link-stage';

interface FilmCardProps {
  film: Film;
  /** The first of several: shown large on a phone, too. */
  isLead?: boolean;
  /** The address is printed only, because a link on paper cannot be pressed. */
  isAddressPrinted?: boolean;
  /** Shown below the film. */
  children?: ReactNode;
}

/** A film with its title: played in place where its site allows it, else a link. */
export function FilmCard({ film: { title, url, site, player }, isLead = false, isAddressPrinted = false, children }: FilmCardProps) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1.25, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box className="no-print">
        {player === null ? <LinkStage url={url} site={site} isOnPhone={isLead} /> : <FilmPlayer title={title} player={player} />}
      </Box>
      <Link
        className="no-print"
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, justifySelf: 'start', minHeight: 24 }}
      >
        Open at {site} <OpenInNew fontSize="inherit" />
      </Link>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', ...(isAddressPrinted && { display: 'none', '@media print': { display: 'block' } }) }}
      >
        {url}
      </Typography>
      {children}
    </Card>
  );
}
