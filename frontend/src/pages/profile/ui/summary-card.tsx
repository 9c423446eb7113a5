import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fullName, type User } from '@/entities/athlete';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import { PhotoButton } from './photo/photo-button';

interface SummaryCardProps {
  user: User;
}

/** Who the athlete is, in three lines. */
export function SummaryCard({ user }: SummaryCardProps) {
  const name = fullName(user);
  const home = [user.city, user.state].filter((part) => part !== null).join(', ');
  return (
    <Card
      component="section"
      aria-label="Summary"
      sx={{ p: { xs: 2, md: 3 }, display: 'flex', alignItems: 'center', gap: { xs: 2, md: 3 } }}
    >
      <AvatarInitials name={name} src={user.profileImageUrl} size={84} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 0.75 }}>
          <StatusPill tone={user.position === null ? 'neutral' : 'good'}>{user.position ?? 'No position yet'}</StatusPill>
          <span>{user.graduationYear === null ? 'Class year missing' : `Class of ${user.graduationYear}`}</span>
        </Box>
        <Typography color="textSecondary">{user.highSchool ?? 'High school missing'}</Typography>
        <Typography color="textSecondary">{home || 'City and state missing'}</Typography>
        <Box sx={{ mt: 1.5 }}>
          <PhotoButton user={user} />
        </Box>
      </Box>
    </Card>
  );
}
