import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetFilmQuery } from '../../api/film-api';
import { FilmPanel } from './film-panel';

interface FilmTabProps {
  /** Opens with everything that can be changed. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
  /** Leads to the field of the film link. */
  onEditLink: () => void;
}

/** The athlete's film. */
export function FilmTab({ editing, onEditing, onEditLink }: FilmTabProps) {
  const { data, error, isLoading, refetch } = useGetFilmQuery();
  if (data !== undefined) return <FilmPanel film={data} editing={editing} onEditing={onEditing} onEditLink={onEditLink} />;
  if (isLoading || error === undefined) return <SkeletonList rows={2} rowHeight={240} label="Loading your film" />;
  return <ErrorState title="Your film could not be loaded" error={error} onRetry={() => void refetch()} />;
}
