import type { ThemeOptions } from '@mui/material/styles';

/** Hairlines instead of shadows, 10–14 radius, 44 px targets on touch, the same everywhere. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The ripple that it would show instead is off: tabs, chips and menu entries need a ring as well.
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, textTransform: 'none', fontWeight: 600, paddingInline: 16, minHeight: 40 },
      sizeSmall: { minHeight: 34, paddingInline: 12, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
      outlined: ({ theme, ownerState }) => (ownerState.color === 'inherit' ? { borderColor: theme.vars.palette.divider } : {}),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.brand.control },
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontWeight: 600,
        fontSize: '0.9375rem',
        // Three tabs with a count fit a phone.
        [theme.breakpoints.down('sm')]: { minWidth: 0, paddingInline: 10 },
        // The row clips what overflows it, so the outline is drawn inside.
        '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 10 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 700, arrow: true } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14, backgroundImage: 'none' } } },
  // In the dark a shadow marks no edge.
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)', borderRadius: 14, backgroundImage: 'none' } } },
  MuiLinearProgress: {
    styleOverrides: {
      // MUI's own track is a tint of the bar: at 0 it looks like a full one.
      root: ({ theme }) => ({ borderRadius: 6, height: 8, backgroundColor: theme.vars.palette.brand.sunk }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      head: { fontWeight: 600, fontSize: '0.8125rem' },
      // Figures only: in Inter, tabular also widens the hyphen of every name.
      alignRight: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
};
