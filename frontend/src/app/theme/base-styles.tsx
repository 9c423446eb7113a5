import GlobalStyles from '@mui/material/GlobalStyles';

/** What every page shares below the components: figures, focus, motion. */
export function BaseStyles() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        'html, body, #root': { height: '100%' },
        body: {
          margin: 0,
          backgroundColor: theme.vars.palette.background.default,
          color: theme.vars.palette.text.primary,
          fontVariantNumeric: 'tabular-nums',
          WebkitFontSmoothing: 'antialiased',
          overflowWrap: 'anywhere',
        },
        'h1, h2, h3, p': { margin: 0 },
        ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        // A heading takes the focus after a navigation; it is not a control, so it wears no ring.
        'h1:focus, main:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      })}
    />
  );
}
