import Box from '@mui/material/Box';

/** The first stop of the keyboard: past the menu. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        left: 12,
        top: 12,
        transform: 'translateY(calc(-100% - 24px))',
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: '10px',
        bgcolor: 'ball.main',
        color: 'ball.contrastText',
        fontWeight: 600,
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
