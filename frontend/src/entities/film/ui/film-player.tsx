import { useEffect, useRef, useState } from 'react';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import type { Film } from '../model/film';
import { hostNames } from '../model/host-names';
import { stage } from './stage';

interface FilmPlayerProps {
  title: string;
  player: NonNullable<Film['player']>;
}

/** A film in the player of its site, which is asked for nothing before somebody presses Play. */
export function FilmPlayer({ title, player: { host, embedUrl } }: FilmPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);

  if (playing) {
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
  return (
    <Box
      component="button"
      type="button"
      aria-label={`Play ${title} from ${hostNames[host]}`}
      onClick={() => setPlaying(true)}
      sx={{
        ...stage,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        font: 'inherit',
        cursor: 'pointer',
        color: 'brand.sideText',
        bgcolor: 'brand.side',
        '&:hover': { bgcolor: 'brand.sideOn' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'ball.main',
          color: 'ball.contrastText',
        }}
      >
        <PlayArrow fontSize="large" />
      </Box>
      <span>from {hostNames[host]}</span>
    </Box>
  );
}
