import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './component-styles';
import { paletteOf } from './palette-of';
import { tokens } from './tokens';

const body = "'Inter', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";
const display = "'Archivo', 'Archivo Fallback', system-ui, sans-serif";

/** Letters close together make the gap between two words too narrow to see: what they lose it gets back, and more. */
const gapOfWords = '0.06em';

const heading = (size: string, weight: number, tracking = '-0.02em') => ({
  fontFamily: display,
  fontSize: size,
  fontWeight: weight,
  lineHeight: 1.15,
  letterSpacing: tracking,
  wordSpacing: gapOfWords,
});

let made: Theme | null = null;

/** The product's look. It takes a phone a while to make, so that it is made when it is first needed and not while a file is read. */
export function appTheme(): Theme {
  made ??= makeTheme();
  return made;
}

const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: { palette: paletteOf(tokens.light) },
      dark: { palette: paletteOf(tokens.dark) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: body,
      fontSize: 15,
      htmlFontSize: 16,
      // Of large text no larger than that "Conversations" is one line of a phone.
      h1: heading('min(clamp(1.5625rem, 1.2rem + 1.4vw, 1.875rem), 12.5vw)', 750),
      h2: { ...heading('1.0625rem', 680, '-0.005em'), lineHeight: 1.3 },
      h3: { ...heading('1rem', 650, '0'), lineHeight: 1.35 },
      h4: heading('2.25rem', 760),
      h5: heading('1.375rem', 720),
      h6: { ...heading('1rem', 650, '0'), lineHeight: 1.35 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      body2: { fontSize: '0.84375rem', lineHeight: 1.5 },
      button: { fontSize: '0.875rem', fontWeight: 600 },
      caption: { fontSize: '0.78125rem' },
    },
    components: componentStyles,
  });
