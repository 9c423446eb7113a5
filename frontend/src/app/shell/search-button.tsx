import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { onMac } from '@/shared/lib/keys';

interface SearchButtonProps {
  onSearch: () => void;
}

/** Opens the global search from the sidebar, and shows its keyboard shortcut. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={onMac() ? 'Meta+K' : 'Control+K'}
      onClick={onSearch}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: '100%',
        minHeight: 44,
        px: 1.5,
        border: '1px solid rgb(255 255 255 / 22%)',
        borderRadius: '10px',
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        cursor: 'pointer',
        '& svg': { fontSize: '1.25rem' },
        '&:hover': { bgcolor: 'rgb(255 255 255 / 6%)' },
        '&:focus-visible': { outlineColor: '#F5A623', outlineOffset: '-2px' },
      }}
    >
      <Search />
      Search
      <Box
        component="kbd"
        aria-hidden
        sx={{ ml: 'auto', font: 'inherit', fontSize: '0.75rem', '@media (pointer: coarse)': { display: 'none' } }}
      >
        {onMac() ? '⌘ K' : 'Ctrl K'}
      </Box>
    </Box>
  );
}
