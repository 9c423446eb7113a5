import type { DirectoryTask } from '../model/directory-task';
import { CoachDialog } from './coach-dialog';
import { DeleteCoach } from './delete-coach';
import { DeleteSchool } from './delete-school';
import { SchoolDialog } from './school-dialog';
import { SchoolView } from './school-view';

interface TaskDialogProps {
  task: DirectoryTask;
  onClose: () => void;
}

/** The dialog of what an admin has set out to do. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  switch (task.kind) {
    case 'view':
      return <SchoolView school={task.school} onClose={onClose} />;
    case 'write school':
      return <SchoolDialog school={task.school} onClose={onClose} />;
    case 'delete school':
      return <DeleteSchool school={task.school} onClose={onClose} />;
    case 'write coach':
      return <CoachDialog school={task.school} coach={task.coach} onClose={onClose} />;
    case 'delete coach':
      return <DeleteCoach school={task.school} coach={task.coach} onClose={onClose} />;
  }
}
