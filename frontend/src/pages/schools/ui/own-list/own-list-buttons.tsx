import { memo, useState } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { School } from '@/entities/school';
import { exportAddress } from '../../model/own-list/export-address';
import { ImportListDialog } from './import-list-dialog';

interface OwnListButtonsProps {
  /** What the filters leave, in the order of the screen. */
  shown: readonly School[];
}

/** The athlete's list out as CSV and in again. */
export function OwnListButtons({ shown }: OwnListButtonsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [importing, setImporting] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <MenuButton open={anchor !== null} onOpen={setAnchor} />
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': 'My list' } }}>
          <MenuItem component="a" href={exportAddress(shown)} download disabled={shown.length === 0} onClick={close}>
            <ListItemIcon>
              <FileDownload fontSize="small" />
            </ListItemIcon>
            Export {shown.length === 1 ? 'this school' : `these ${shown.length} schools`}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              setImporting(true);
            }}
          >
            <ListItemIcon>
              <FileUpload fontSize="small" />
            </ListItemIcon>
            Import a spreadsheet
          </MenuItem>
        </Menu>
      )}
      {importing && <ImportListDialog onClose={() => setImporting(false)} />}
    </>
  );
}

interface MenuButtonProps {
  open: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** Kept from being drawn anew while somebody types in the search. */
const MenuButton = memo(function MenuButton({ open, onOpen }: MenuButtonProps) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      endIcon={<KeyboardArrowDown />}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={{ bgcolor: 'background.paper' }}
    >
      My list
    </Button>
  );
});
