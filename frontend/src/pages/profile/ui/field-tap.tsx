import Edit from '@mui/icons-material/EditOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { Spoken } from '@/shared/ui/spoken';

interface FieldTapProps {
  label: string;
  /** Its card was just closed: the button that was pressed no longer exists. */
  takesFocus: boolean;
  onEdit: () => void;
}

/** Covers a read-only field: a press, or Enter, opens its card at this field. */
export function FieldTap({ label, takesFocus, onEdit }: FieldTapProps) {
  return (
    <ButtonBase
      autoFocus={takesFocus}
      focusRipple
      onClick={onEdit}
      sx={{
        position: 'absolute',
        inset: '-6px -8px',
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
        p: 1,
        borderRadius: 1,
        color: 'text.secondary',
        '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover', color: 'text.primary' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Edit sx={{ fontSize: 16 }} />
      <Spoken>Change {label}</Spoken>
    </ButtonBase>
  );
}
