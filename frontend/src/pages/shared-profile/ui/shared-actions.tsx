import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SharedProfileDto } from '@/shared/api';
import { writeFormId } from '../model/write-form-id';

interface SharedActionsProps {
  profile: Pick<SharedProfileDto, 'takesMessages'>;
  /** Address of the PDF. */
  resume: string;
}

/** Buttons to email the athlete and to print or save the profile, below the name. */
export function SharedActions(props: SharedActionsProps) {
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '& .MuiButton-root': { minHeight: 40 } }}>
      <WriteButton {...props} />
      <PdfButton {...props} />
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  );
}

/** The same at the thumb, until the profile ends. */
export function PhoneBar(props: SharedActionsProps) {
  return (
    <Box
      className="no-print"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        // Under each other where the text is large.
        flexWrap: 'wrap',
        gap: 1,
        mx: -2,
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiButton-root': { minHeight: 48, flex: '1 1 auto', whiteSpace: 'nowrap', px: 1.5 },
        '@media (width < 350px)': { '& .MuiButton-startIcon': { display: 'none' } },
      }}
    >
      <PdfButton {...props} />
      <WriteButton {...props} />
    </Box>
  );
}

function WriteButton({ profile: { takesMessages } }: SharedActionsProps) {
  if (!takesMessages) return null;
  return (
    <Button variant="contained" color="ball" startIcon={<Send />} href={`#${writeFormId}`}>
      Email the athlete
    </Button>
  );
}

function PdfButton({ profile: { takesMessages }, resume }: SharedActionsProps) {
  return (
    <Button
      variant={takesMessages ? 'outlined' : 'contained'}
      color={takesMessages ? 'inherit' : 'primary'}
      startIcon={<PictureAsPdf />}
      href={resume}
      target="_blank"
    >
      One-page PDF
    </Button>
  );
}
