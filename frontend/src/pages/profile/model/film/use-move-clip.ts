import { useState } from 'react';
import { errorText, type FilmClipDto } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useArrangeClipsMutation } from '../../api/film-api';
import { moveItem } from './move-item';

interface MoveClip {
  /** From one place to another, counted from 0. */
  move: (from: number, to: number) => Promise<void>;
  /** What was moved last, for a screen reader. */
  announcement: string;
}

export function useMoveClip(clips: readonly FilmClipDto[]): MoveClip {
  const [arrange] = useArrangeClipsMutation();
  const [announcement, setAnnouncement] = useState('');
  const toast = useToast();

  async function move(from: number, to: number): Promise<void> {
    if (from === to || to < 0 || to >= clips.length) return;
    try {
      await arrange({ ids: moveItem(clips, from, to).map(({ id }) => id) }).unwrap();
      setAnnouncement(`${clips[from]?.title ?? 'Clip'} is now ${to + 1} of ${clips.length}`);
    } catch (error) {
      const description = errorText(error, 'The order could not be stored. Please try again.');
      toast({ title: 'Failed to Move Clip', description, variant: 'destructive' });
    }
  }

  return { move, announcement };
}
