import { useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { laterPart } from '@/shared/lib/later-part';
import { keptResult } from '../model/kept-result';

const ImportDialog = laterPart(async () => (await import('./import-dialog')).ImportDialog);

interface ImportSchoolsButtonProps {
  /** Loads the page again after an import. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** The admins' way to fill the directory. After the page has loaded again it opens by itself while rows wait to be read. */
export function ImportSchoolsButton({ reload = reloadPage }: ImportSchoolsButtonProps) {
  const [open, setOpen] = useState(() => keptResult.get() !== null);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      {open && <ImportDialog kind="schools" reload={reload} onClose={() => setOpen(false)} />}
    </>
  );
}
