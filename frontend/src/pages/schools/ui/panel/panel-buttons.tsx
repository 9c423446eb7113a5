import Add from '@mui/icons-material/Add';
import ContentPaste from '@mui/icons-material/ContentPaste';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { School } from '@/entities/school';

interface PanelButtonsProps {
  school: School;
  onPaste: () => void;
  onType: () => void;
}

/** Buttons to add coaches to a school, and a link to its website. */
export function PanelButtons({ school, onPaste, onType }: PanelButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1.5 }}>
      <Button variant="outlined" color="inherit" size="small" startIcon={<ContentPaste />} onClick={onPaste}>
        Add coaches
      </Button>
      <Button variant="outlined" color="inherit" size="small" startIcon={<Add />} onClick={onType}>
        Add a contact
      </Button>
      {school.websiteUrl !== null && (
        <Link
          href={school.websiteUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}
        >
          School website <OpenInNew sx={{ fontSize: 16 }} titleAccess="opens a new tab" />
        </Link>
      )}
    </Box>
  );
}
