import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullName, type User } from '@/entities/athlete';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { PhotoButton } from './photo-button';

interface PhotoRowProps {
  user: User;
}

/** The photo among the personal information. It is stored at once and needs no Edit Profile. */
export function PhotoRow({ user }: PhotoRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <AvatarInitials name={fullName(user)} src={user.profileImageUrl} size={64} />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, minWidth: 0 }}>
        <PhotoButton user={user} />
        <Typography variant="body2" color="textSecondary">
          Your face or you in uniform, clear and close
        </Typography>
      </Box>
    </Box>
  );
}
