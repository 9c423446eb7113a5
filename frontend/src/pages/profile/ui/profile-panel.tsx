import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { ProfileTab } from '../model/profile-tab';
import type { ProfileEditor } from '../model/use-profile-editor';
import { DataTab } from './data-tab';
import { OverviewTab } from './overview/overview-tab';

interface ProfilePanelProps {
  tab: ProfileTab;
  user: User;
  editor: ProfileEditor;
  film: FilmEditing;
}

/** Whether the film tab shows what can be changed, and the ways in and out. */
export interface FilmEditing {
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onEditLink: () => void;
  /** Opens the tab, ready to be changed. */
  open: () => void;
}

/** Loaded when they are opened: most visits are for the other tabs. */
const StatsTab = lazy(async () => ({ default: (await import('./stats/stats-tab')).StatsTab }));
const FilmTab = lazy(async () => ({ default: (await import('./film/film-tab')).FilmTab }));

/** What is under the open tab. */
export function ProfilePanel({ tab, user, editor, film }: ProfilePanelProps) {
  return (
    <Box role="tabpanel" id={`profile-panel-${tab}`} aria-labelledby={`profile-tab-${tab}`}>
      {tab === 'overview' && <OverviewTab user={user} onEditFilm={film.open} />}
      {tab === 'data' && <DataTab user={user} editor={editor} />}
      {tab === 'stats' && (
        <Suspense fallback={<SkeletonList rows={3} rowHeight={160} label="Loading your statistics" />}>
          <StatsTab user={user} />
        </Suspense>
      )}
      {tab === 'film' && (
        <Suspense fallback={<SkeletonList rows={2} rowHeight={240} label="Loading your film" />}>
          <FilmTab editing={film.editing} onEditing={film.onEditing} onEditLink={film.onEditLink} />
        </Suspense>
      )}
    </Box>
  );
}
