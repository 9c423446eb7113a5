import { useEffect, useRef, useState } from 'react';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import type { Film } from '../model/film';
import { hostNames } from '../model/host-names';
import { disc, field, stage } from './stage';

interface FilmPlayerProps {
  title: string;
  player: NonNullable<Film['player']>;
}

type Player = FilmPlayerProps['player'];

/** The site's own player. It takes the focus, because the button that had it is removed. */
function SitePlayer({ title, player: { host, embedUrl } }: FilmPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box
      component="iframe"
      ref={frame}
      src={embedUrl}
      title={`${title}, played by ${hostNames[host]}`}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ ...stage, bgcolor: '#000' }}
    />
  );
}

const poster = {
  ...stage,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
  font: 'inherit',
  cursor: 'pointer',
  ...field,
  '&:hover': { bgcolor: 'brand.sideOn' },
} as const;

function PlayButton({ title, host, onPlay }: { title: string; host: Player['host']; onPlay: () => void }) {
  return (
    <Box component="button" type="button" aria-label={`Play ${title} from ${hostNames[host]}`} onClick={onPlay} sx={poster}>
      <Box component="span" sx={disc}>
        <PlayArrow fontSize="large" />
      </Box>
      <span>from {hostNames[host]}</span>
    </Box>
  );
}

/** A film in the player of its site. The site gets no request before the user presses Play. */
export function FilmPlayer({ title, player }: FilmPlayerProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <SitePlayer title={title} player={player} />;
  return <PlayButton title={title} host={player.host} onPlay={() => setPlaying(true)} />;
}
