import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { ProfileForm } from '../model/profile-form';
import type { ProfileTab } from '../model/profile-tab';
import type { ProfileEditor } from '../model/use-profile-editor';
import { DataTab } from './data-tab';
import { FilmTab } from './film-tab';
import { OverviewTab } from './overview-tab';

interface ProfilePanelProps {
  tab: ProfileTab;
  user: User;
  editor: ProfileEditor;
  onEdit: (firstField?: keyof ProfileForm) => void;
}

/** Loaded when it is opened: most visits are for the other tabs. */
const StatsTab = lazy(async () => ({ default: (await import('./stats/stats-tab')).StatsTab }));

/** What stands under the open tab. */
export function ProfilePanel({ tab, user, editor, onEdit }: ProfilePanelProps) {
  return (
    <Box role="tabpanel" id={`profile-panel-${tab}`} aria-labelledby={`profile-tab-${tab}`}>
      {tab === 'overview' && <OverviewTab user={user} onEdit={() => onEdit()} />}
      {tab === 'data' && <DataTab user={user} editor={editor} />}
      {tab === 'stats' && (
        <Suspense fallback={<SkeletonList rows={3} rowHeight={160} label="Loading your statistics" />}>
          <StatsTab user={user} />
        </Suspense>
      )}
      {tab === 'film' && <FilmTab address={user.hudlProfileUrl} onEdit={() => onEdit('hudlProfileUrl')} />}
    </Box>
  );
}
