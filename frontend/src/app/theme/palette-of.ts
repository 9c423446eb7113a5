import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeTokens } from './tokens';

/** Maps one theme's colors to MUI's palette; colors without a place in MUI go into `brand`. */
export function paletteOf(t: SchemeTokens): PaletteOptions {
  return {
    background: { default: t.bg, paper: t.surface },
    text: { primary: t.text, secondary: t.muted },
    divider: t.line,
    primary: { main: t.turf, dark: t.turfStrong, light: t.turf, contrastText: t.onTurf },
    secondary: { main: t.muted, dark: t.text, light: t.muted, contrastText: t.surface },
    success: { main: t.turf, dark: t.turfStrong, light: t.turf, contrastText: t.onTurf },
    warning: { main: t.ball, dark: t.ball, light: t.ball, contrastText: t.surface },
    error: { main: t.red, dark: t.red, light: t.red, contrastText: t.onRed },
    info: { main: t.blue, dark: t.blue, light: t.blue, contrastText: t.onBlue },
    ball: { main: t.ballFill, dark: t.ballStrong, light: t.ballFill, contrastText: t.onBall },
    brand: {
      sunk: t.sunk,
      control: t.control,
      turfSoft: t.turfSoft,
      ballSoft: t.ballSoft,
      redSoft: t.redSoft,
      blueSoft: t.blueSoft,
      side: t.side,
      sideText: t.sideText,
      sideOn: t.sideOn,
    },
  };
}
