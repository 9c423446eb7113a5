import sharp from 'sharp';

/** A drawn jersey with the athlete's number: no person, since a picture of one would be somebody's. */
const JERSEY = `
<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
  <defs>
    <linearGradient id="field" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#1d5c46"/><stop offset="1" stop-color="#0f3b2d"/>
    </linearGradient>
  </defs>
  <rect width="800" height="800" fill="url(#field)"/>
  <g stroke="#ffffff" stroke-opacity=".16" stroke-width="6">
    <path d="M0 130H800M0 400H800M0 670H800"/>
  </g>
  <path fill="#f4f6f5" d="M270 170 Q400 250 530 170 L690 250 L640 400 L570 372 L570 690 L230 690 L230 372 L160 400 L110 250 Z"/>
  <path fill="#e0872b" d="M690 250 L664 328 L562 282 L575 193 Z M110 250 L136 328 L238 282 L225 193 Z"/>
  <path fill="none" stroke="#e0872b" stroke-width="16" d="M270 170 Q400 250 530 170"/>
  <g fill="#123f31">
    <path d="M300 340 L352 318 V600 H300 V398 L270 410 V362 Z"/>
    <path d="M400 400 Q402 322 470 322 Q540 322 540 396 Q540 440 500 484 L450 552 H542 V600 H392 V556 L468 458 Q490 430 490 400 Q490 368 470 368 Q450 368 448 400 Z"/>
  </g>
</svg>`;

/** The demo athlete's picture, as a PNG. */
export function demoPhoto(): Promise<Buffer> {
  return sharp(Buffer.from(JERSEY)).png().toBuffer();
}
