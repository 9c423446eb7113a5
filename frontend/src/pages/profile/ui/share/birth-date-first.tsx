import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSession } from '@/entities/athlete';
import { paths } from '@/shared/routes';

interface BirthDateFirstProps {
  isOn: boolean;
  /** Closes the dialog, so that the field can be seen. */
  onGo: () => void;
}

/** Sharing needs a birth date: explains that before the button is pressed, and links to the field. */
export function BirthDateFirst({ isOn, onGo }: BirthDateFirstProps) {
  const { user } = useSession();
  if (isOn || user === null || user.birthdate !== null) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button component={Link} color="inherit" size="small" to={`${paths.profile}?fill=birthdate`} onClick={onGo}>
          Add birth date
        </Button>
      }
    >
      Add your birth date before you turn this on. Coaches don’t see it unless you tick it.
    </Alert>
  );
}
