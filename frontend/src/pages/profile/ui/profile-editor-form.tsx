import { type FormEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@/entities/athlete';
import { PageHeader } from '@/shared/ui/page-header';
import { FillFieldContext } from '../model/fill-field-context';
import type { ProfileForm } from '../model/profile-form';
import type { ProfileTab } from '../model/profile-tab';
import { useAskedPart } from '../model/use-asked-part';
import { useLeaveGuard } from '../model/leave/use-leave-guard';
import { useProfileEditor } from '../model/use-profile-editor';
import { useProfileTab } from '../model/use-profile-tab';
import { FieldConflictDialog } from './field-conflict-dialog';
import { LeaveQuestion } from './leave-question';
import { PhotoDialogLoader } from './photo/photo-dialog-loader';
import { ProfileActions } from './profile-actions';
import { type FilmEditing, ProfilePanel } from './profile-panel';
import { ProfileTabs } from './profile-tabs';
import { SaveBar } from './save-bar';
import { VerifyEmailNotice } from './verify-email-notice';

interface ProfileEditorFormProps {
  user: User;
}

/** Save Changes stays in reach however long the form is. */
const stuckToTop = { position: 'sticky', top: 0, zIndex: 2, pt: 2, mt: -2, bgcolor: 'background.default' } as const;

/** The whole page is one form, so that its header and the bar on a phone can save what stands in the tabs. */
export function ProfileEditorForm({ user }: ProfileEditorFormProps) {
  const [tab, openTab] = useProfileTab();
  const editor = useProfileEditor(user, () => openTab('data'));
  const [edited, setEdited] = useState(false);
  const [filmEditing, setFilmEditing] = useState(false);
  const [photoOpen, setPhotoOpen] = useState(false);
  const guard = useLeaveGuard({
    editing: editor.editing,
    unsaved: editor.unsaved,
    discard: editor.cancel,
    onLeave: editor.forget,
  });
  const roomy = useMediaQuery(useTheme().breakpoints.up('md'));

  function edit(firstField?: keyof ProfileForm): void {
    setEdited(true);
    openTab('data');
    editor.edit(firstField);
    // Already open, the form moves no focus by itself.
    if (editor.editing && firstField !== undefined) editor.form.setFocus(firstField);
  }

  /** The focus goes along, because what was pressed goes away. */
  function goTo(next: ProfileTab): void {
    openTab(next);
    document.getElementById(`profile-tab-${next}`)?.focus();
  }

  const film: FilmEditing = {
    editing: filmEditing,
    onEditing: setFilmEditing,
    onEditLink: () => edit('hudlProfileUrl'),
    open: () => {
      setFilmEditing(true);
      goTo('film');
    },
  };

  /** Most parts are fields of the form; the others have a place of their own. */
  function fill(part: string): void {
    if (part === 'hudlProfileUrl') film.open();
    else if (part === 'links') edit('hudlProfileUrl');
    else if (part === 'games') goTo('stats');
    else if (part === 'profileImageUrl') setPhotoOpen(true);
    else if (Object.hasOwn(editor.form.getValues(), part)) edit(part as keyof ProfileForm);
  }
  useAskedPart(fill);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (editor.editing) void editor.save();
  }

  // Edit Profile is gone during editing; coming back it takes the focus that the other two buttons lose.
  const editButton = (
    <Button variant="contained" autoFocus={edited} onClick={() => edit()}>
      Edit Profile
    </Button>
  );
  const actions = <ProfileActions saving={editor.saving} onCancel={editor.cancel} fill={!roomy} />;
  return (
    <form noValidate onSubmit={submit}>
      <Box sx={editor.editing && roomy ? stuckToTop : undefined}>
        <PageHeader
          title="Athlete Profile"
          subtitle="What coaches will read about you"
          actions={editor.editing ? roomy && actions : editButton}
        />
      </Box>
      <VerifyEmailNotice user={user} />
      <ProfileTabs open={tab} onOpen={openTab} />
      <FillFieldContext value={fill}>
        <ProfilePanel tab={tab} user={user} editor={editor} film={film} />
      </FillFieldContext>
      {editor.editing && !roomy && <SaveBar>{actions}</SaveBar>}
      {photoOpen && <PhotoDialogLoader user={user} onClose={() => setPhotoOpen(false)} />}
      {editor.conflicts.length > 0 && (
        <FieldConflictDialog
          conflicts={editor.conflicts}
          onChoose={(values) => void editor.settle(values)}
          onClose={editor.leaveConflicts}
        />
      )}
      <LeaveQuestion {...guard} />
    </form>
  );
}
