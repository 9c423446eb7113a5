import { type MouseEvent, useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ImportKind } from '../model/import-kind';
import { importWords } from '../model/import-words';
import { ImportDialog } from './import-dialog';

const kinds: readonly ImportKind[] = ['coaches', 'rosters', 'incoming', 'schools'];

/** The imports of every kind of file; the page around it follows by itself. */
export function ImportMenuButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [kind, setKind] = useState<ImportKind | null>(null);

  function choose(chosen: ImportKind): void {
    setAnchor(null);
    setKind(chosen);
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        Import CSV
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((each) => (
          <MenuItem key={each} onClick={() => choose(each)}>
            {importWords[each].menu}
          </MenuItem>
        ))}
      </Menu>
      {kind !== null && <ImportDialog kind={kind} reload={null} onClose={() => setKind(null)} />}
    </>
  );
}
