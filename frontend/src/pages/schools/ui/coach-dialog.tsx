import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { schoolWords } from '../model/school-words';
import { CoachPanel } from './coach-panel';
import { DivisionPill } from './division-pill';

interface CoachDialogProps {
  school: School | undefined;
  onClose: () => void;
}

/** A school's coaches on a phone. */
export function CoachDialog({ school, onClose }: CoachDialogProps) {
  if (school === undefined) return null;
  return (
    <ResponsiveDialog open title={school.name} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <DivisionPill school={school} />
        <Typography variant="body2" color="textSecondary">
          {[schoolWords.location(school), school.conference].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <CoachPanel school={school} />
    </ResponsiveDialog>
  );
}
