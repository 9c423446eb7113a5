import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link as RouterLink } from 'react-router';
import { paths, type SettingsSection } from '@/shared/routes';
import type { Section } from './settings-sections';

interface SectionListProps {
  sections: Section[];
  /** The one that is open beside the list; without it each says what it holds. */
  openId?: SettingsSection;
}

const marked = { borderRadius: '10px', '&.Mui-selected': { color: 'primary.main' } } as const;

/** The sections of the settings, to choose from. */
export function SectionList({ sections, openId }: SectionListProps) {
  const isBeside = openId !== undefined;
  return (
    <Card component="nav" aria-label="Sections of the settings" sx={isBeside ? { position: 'sticky', top: 28, p: 1 } : { maxWidth: 860 }}>
      <List disablePadding>
        {sections.map(({ id, title, about, icon }) => (
          <ListItem key={id} disablePadding sx={isBeside ? undefined : { '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ListItemButton
              component={RouterLink}
              to={paths.settingsAt(id)}
              selected={id === openId}
              aria-current={id === openId ? 'page' : undefined}
              sx={isBeside ? marked : { py: 1.5 }}
            >
              <Box aria-hidden sx={{ display: 'grid', mr: 2, color: id === openId ? 'inherit' : 'text.secondary' }}>
                {icon}
              </Box>
              <ListItemText primary={title} secondary={isBeside ? undefined : about} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
              {!isBeside && <ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
