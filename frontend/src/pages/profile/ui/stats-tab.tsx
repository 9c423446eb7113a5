import Leaderboard from '@mui/icons-material/LeaderboardOutlined';
import Card from '@mui/material/Card';
import { EmptyState } from '@/shared/ui/empty-state';

/** Game statistics: none can be there yet, and nothing is shown in their place. */
export function StatsTab() {
  return (
    <Card>
      <EmptyState icon={<Leaderboard />} title="No games yet">
        Your season figures and your last games will stand here as soon as games are entered.
      </EmptyState>
    </Card>
  );
}
