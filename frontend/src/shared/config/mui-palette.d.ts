import '@mui/material/styles';
import '@mui/material/Button';

interface BrandColors {
  /** A surface below the paper: tracks, quiet pills, wells. */
  sunk: string;
  /** Border of a form control, 3:1 against its ground. */
  control: string;
  turfSoft: string;
  ballSoft: string;
  redSoft: string;
  blueSoft: string;
  side: string;
  sideText: string;
  sideOn: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    ball: Palette['primary'];
    brand: BrandColors;
  }
  interface PaletteOptions {
    ball?: PaletteOptions['primary'];
    brand?: BrandColors;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    /** Amber: only for the one next action of a page. */
    ball: true;
  }
}
