import { useState } from 'react';
import Box from '@mui/material/Box';
import { initialsOf } from './initials-of';
import { pictureSources } from './picture-sources';

interface AvatarInitialsProps {
  name: string;
  src?: string | null;
  /** Side in pixels. */
  size?: number;
}

/** A picture where there is one, else the initials. Decorative: the name is beside it. */
export function AvatarInitials({ name, src, size = 38 }: AvatarInitialsProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;
  if (src && broken !== src) {
    return (
      <Box
        component="img"
        src={src}
        srcSet={pictureSources(src)}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(src)}
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
