import { useState } from 'react';
import Box from '@mui/material/Box';
import { initialsOf } from './initials-of';

interface AvatarInitialsProps {
  name: string;
  src?: string | null;
  /** Side in pixels. */
  size?: number;
}

/** A picture where there is one, else the initials. Decorative: the name stands beside it. */
export function AvatarInitials({ name, src, size = 38 }: AvatarInitialsProps) {
  const [broken, setBroken] = useState(false);
  const shape = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;
  if (src && !broken) {
    return (
      <Box
        component="img"
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(true)}
        sx={{ ...shape, objectFit: 'cover' }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: '#2F6B49',
        color: '#fff',
        fontWeight: 700,
        fontSize: size * 0.37,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}
