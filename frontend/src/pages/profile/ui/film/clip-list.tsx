import { useState } from 'react';
import { closestCenter, DndContext, type DragEndEvent, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FilmClipDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { useMoveClip } from '../../model/film/use-move-clip';
import { useRemoveClip } from '../../model/film/use-remove-clip';
import { ClipRow } from './clip-row';

interface ClipListProps {
  clips: readonly FilmClipDto[];
  onEdit: (clip: FilmClipDto) => void;
}

/** Further than a tap. */
const touch = { activationConstraint: { distance: 6 } };

/** The two ways to drag: a mouse drops on a row, a finger moves the row along. */
function useDragging(clips: readonly FilmClipDto[], move: (from: number, to: number) => Promise<void>) {
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(useSensor(TouchSensor, touch));
  const placeOf = (clipId: string | number | null | undefined) => clips.findIndex(({ id }) => id === clipId);

  function drop(at: number): void {
    const from = placeOf(dragged);
    setDragged(null);
    if (from >= 0) void move(from, at);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0) void move(from, to);
  }

  return { dragged, setDragged, sensors, drop, onDragEnd };
}

/** The clips in their order: dragged with a mouse or, by their handle, with a finger; or moved by their buttons. */
export function ClipList({ clips, onEdit }: ClipListProps) {
  const { move, announcement } = useMoveClip(clips);
  const remove = useRemoveClip(clips);
  const { dragged, setDragged, sensors, drop, onDragEnd } = useDragging(clips, move);
  return (
    <SectionCard title="Clips">
      <Typography color="textSecondary">
        {clips.length === 0 ? 'No clips yet.' : 'Coaches see them in this order. Put your best one first.'}
      </Typography>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={clips.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label="Clips" sx={{ listStyle: 'none', p: 0, mt: 1.5, mb: 0, display: 'grid', gap: 1 }}>
            {clips.map((clip, at) => (
              <ClipRow
                key={clip.id}
                {...{ clip, first: at === 0, last: at === clips.length - 1, dragged: dragged === clip.id }}
                onDrag={(on) => setDragged(on ? clip.id : null)}
                onDropHere={() => drop(at)}
                onMove={(by) => void move(at, at + by)}
                onEdit={() => onEdit(clip)}
                onDelete={() => void remove(clip)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {announcement}
      </Typography>
    </SectionCard>
  );
}
