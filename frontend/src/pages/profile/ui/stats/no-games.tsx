import Leaderboard from '@mui/icons-material/LeaderboardOutlined';
import { EmptyState } from '@/shared/ui/empty-state';
import { SectionCard } from '@/shared/ui/section-card';

/** Recent Games before the first game: what to do, and what the athlete gets. */
export function NoGames() {
  return (
    <SectionCard title="Recent Games">
      <EmptyState icon={<Leaderboard />} title="No games yet">
        Add a game with your stats. Recruit adds up your season and your career, with your averages.
      </EmptyState>
    </SectionCard>
  );
}
