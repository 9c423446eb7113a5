import Box from '@mui/material/Box';

const tens = [0, 1, 2, 3, 4, 5, 6, 7];
const hashes = Array.from({ length: 40 }, (_, index) => index);

/** A field seen from above, faint, behind the headline. Decorative. */
export function YardLines() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.07 }}
    >
      <g stroke="#fff" strokeWidth="2" fill="none" transform="skewX(-12) translate(60 0)">
        {tens.map((line) => (
          <path key={line} d={`M${line * 110} -20V420`} />
        ))}
        {hashes.map((mark) => (
          <path key={mark} d={`M${mark * 22} 130v12M${mark * 22} 258v12`} />
        ))}
      </g>
    </Box>
  );
}
