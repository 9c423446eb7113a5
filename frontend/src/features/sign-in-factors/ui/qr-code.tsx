import { encode } from 'uqr';
import { qrPath } from '../model/qr-path';

interface QrCodeProps {
  text: string;
  label: string;
}

const pixels = 184;

/** Dark on white in every theme, with the margin that cameras need. Imported by what is itself fetched later. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg role="img" aria-label={label} width={pixels} height={pixels} viewBox={`0 0 ${size} ${size}`} style={{ borderRadius: 8 }}>
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
