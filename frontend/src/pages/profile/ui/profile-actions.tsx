import Button from '@mui/material/Button';

interface ProfileActionsProps {
  saving: boolean;
  onCancel: () => void;
  /** As wide as there is room: on a phone. */
  fill?: boolean;
}

/** Cancel and Save Changes. Save Changes submits the form around it. */
export function ProfileActions({ saving, onCancel, fill = false }: ProfileActionsProps) {
  const size = fill ? { size: 'large' as const, sx: { flex: 1 } } : {};
  return (
    <>
      <Button {...size} variant="outlined" color="inherit" disabled={saving} onClick={onCancel}>
        Cancel
      </Button>
      <Button {...size} type="submit" variant="contained" disabled={saving}>
        {saving ? 'Saving...' : 'Save Changes'}
      </Button>
    </>
  );
}
