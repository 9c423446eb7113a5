import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SharedProfileDto } from '@/shared/api';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import { writeFormId } from '../model/write-form-id';

interface SharedHeadProps {
  profile: SharedProfileDto;
  resume: string;
}

/** Who it is, and the ways to keep it. */
export function SharedHead({ profile: { name, photoUrl, headline, takesMessages }, resume }: SharedHeadProps) {
  const shown = name ?? 'Student Athlete';
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, md: 3 } }}>
      <AvatarInitials name={shown} src={photoUrl} size={104} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {headline.map((part) => (
            <StatusPill key={part} tone="good">
              {part}
            </StatusPill>
          ))}
        </Box>
        <Box
          className="no-print"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '& .MuiButton-root': { minHeight: { xs: 44, md: 40 } } }}
        >
          {takesMessages && (
            <Button variant="contained" color="ball" startIcon={<Send />} href={`#${writeFormId}`}>
              Email the athlete
            </Button>
          )}
          <Button
            variant={takesMessages ? 'outlined' : 'contained'}
            color={takesMessages ? 'inherit' : 'primary'}
            startIcon={<PictureAsPdf />}
            href={resume}
            target="_blank"
          >
            One-page PDF
          </Button>
          <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
            Print
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
