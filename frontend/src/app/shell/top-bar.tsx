import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Brand } from '@/shared/ui/brand';

interface TopBarProps {
  onSearch: () => void;
}

/** The head of every page on a phone, where the sidebar is away: the name and the search. */
export function TopBar({ onSearch }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'flex', md: 'none' },
        displayPrint: 'none',
        alignItems: 'center',
        justifyContent: 'space-between',
        mx: { xs: -2, sm: -3 },
        pl: { xs: 2, sm: 3 },
        pr: { xs: 0.75, sm: 1.75 },
        py: 0.25,
        bgcolor: 'brand.side',
        color: 'brand.sideText',
      }}
    >
      <Brand />
      <IconButton
        color="inherit"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={onSearch}
        sx={{ width: 44, height: 44, '&:focus-visible': { outlineColor: '#F5A623', outlineOffset: '-2px' } }}
      >
        <Search />
      </IconButton>
    </Box>
  );
}
