import type { ReactNode } from 'react';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';

type Mode = 'system' | 'light' | 'dark';

const choices: readonly { mode: Mode; label: string; icon: ReactNode }[] = [
  { mode: 'system', label: 'Theme of your device', icon: <SettingsBrightness fontSize="inherit" /> },
  { mode: 'light', label: 'Light theme', icon: <LightMode fontSize="inherit" /> },
  { mode: 'dark', label: 'Dark theme', icon: <DarkMode fontSize="inherit" /> },
];

/** System, light or dark; remembered in this browser. Stands on the deep green only. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Box
      role="group"
      aria-label="Theme"
      sx={{ display: 'inline-flex', p: '3px', borderRadius: '10px', bgcolor: 'rgb(255 255 255 / 8%)' }}
    >
      {choices.map((choice) => (
        <Box
          key={choice.mode}
          component="button"
          type="button"
          aria-label={choice.label}
          aria-pressed={mode === choice.mode}
          title={choice.label}
          onClick={() => setMode(choice.mode)}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 28,
            border: 0,
            borderRadius: '8px',
            cursor: 'pointer',
            fontSize: '1.05rem',
            color: 'brand.sideText',
            bgcolor: 'transparent',
            '&:hover': { color: '#fff' },
            '&[aria-pressed="true"]': { bgcolor: 'brand.sideOn', color: '#fff' },
            '&:focus-visible': { outlineColor: '#F5A623' },
          }}
        >
          {choice.icon}
        </Box>
      ))}
    </Box>
  );
}
