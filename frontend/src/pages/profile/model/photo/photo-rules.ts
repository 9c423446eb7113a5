/** Accepted photos. The server checks the content again. */
export const photoRules = {
  maxBytes: 5_242_880,
  /** Listed one by one, because an iPhone then converts HEIC photos to JPEG. */
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  words: 'One JPEG, PNG, WebP, GIF or AVIF photo, at most 5 MB',
  wrongType: 'We can’t read this photo. Choose a JPEG, PNG, WebP, GIF or AVIF photo.',
  tooLarge: 'This photo is larger than 5 MB. Choose a smaller one.',
  /** How long to wait before each new try after trouble with the connection or the server. */
  retryDelaysMs: [0, 1000, 3000, 5000],
} as const;
