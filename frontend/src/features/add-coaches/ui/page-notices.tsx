import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AddCoaches } from '../model/use-add-coaches';

/** What to know about the page before anything is saved; whether it is the right school's page is asked. */
export function PageNotices({ flow }: { flow: AddCoaches }) {
  return flow.notices.map(({ code, message }) => (
    <Alert key={code} severity={code === 'other_school' ? 'warning' : 'info'} variant="outlined" role="note" sx={{ mb: 1.5 }}>
      {message}
      {code === 'other_school' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" color="inherit" variant="outlined" onClick={flow.confirmSchool}>
            Yes, it is
          </Button>
          <Button size="small" color="inherit" onClick={flow.restart}>
            Paste another page
          </Button>
        </Box>
      )}
    </Alert>
  ));
}
