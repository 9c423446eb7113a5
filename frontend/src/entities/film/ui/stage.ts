/** The shape of a film in its card. */
export const stage = {
  width: '100%',
  aspectRatio: '16 / 9',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  display: 'block',
} as const;
