/** The shape of a film in its card. */
export const stage = {
  width: '100%',
  aspectRatio: '16 / 9',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  display: 'block',
} as const;

/** Where no picture of a film is known: a field, with its lines. */
export const field = {
  color: 'brand.sideText',
  bgcolor: 'brand.side',
  backgroundImage:
    'repeating-linear-gradient(105deg, transparent 0 calc(12% - 1px), rgb(255 255 255 / 0.09) calc(12% - 1px) 12%), radial-gradient(circle at 50% 40%, var(--side-on), transparent 75%)',
} as const;

/** Around the sign for "play". */
export const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  bgcolor: 'rgb(255 255 255 / 0.94)',
  color: '#0f2a1c',
} as const;
