/** The ball: decorative, the name is beside it. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox="3 3 26 26" width={30} height={30} style={{ flex: 'none' }}>
      <g transform="rotate(-38 16 16)">
        <path d="M1.5 16C5.5 6.5 26.5 6.5 30.5 16 26.5 25.5 5.5 25.5 1.5 16Z" fill="#F59E0B" />
        <path d="M10 16h12M13 13.4v5.2M16 13.4v5.2M19 13.4v5.2" stroke="#0F2A1C" strokeWidth="1.7" strokeLinecap="round" fill="none" />
      </g>
    </svg>
  );
}
