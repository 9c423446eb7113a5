const tens = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const yards = Array.from({ length: 45 }, (_, index) => index);

interface YardLinesProps {
  className?: string | undefined;
}

/** A field seen from above, faint, behind the headline. Decorative. */
export function YardLines({ className }: YardLinesProps) {
  return (
    <svg aria-hidden viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" className={className}>
      <g stroke="#fff" strokeWidth="1.5" fill="none" transform="skewX(-12) translate(40 0)">
        {tens.map((line) => (
          <path key={line} d={`M${line * 100} -20V420`} />
        ))}
        {yards.map((yard) => (
          <path key={yard} d={`M${yard * 20} 128v10M${yard * 20} 262v10`} />
        ))}
      </g>
    </svg>
  );
}
