import type { FormEvent } from 'react';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@/entities/athlete';
import { FillFieldContext } from '../model/fill-field-context';
import { useLeaveGuard } from '../model/leave/use-leave-guard';
import { useProfileEditor } from '../model/use-profile-editor';
import { useProfileTab } from '../model/use-profile-tab';
import { FieldConflictDialog } from './field-conflict-dialog';
import { LeaveQuestion } from './leave-question';
import { PendingEmailNotice } from './pending-email-notice';
import { PhotoDialogLoader } from './photo/photo-dialog-loader';
import { ProfileActions } from './profile-actions';
import { ProfileHead } from './profile-head';
import { ProfilePanel } from './profile-panel';
import { ProfileTabs } from './profile-tabs';
import { SaveBar } from './save-bar';
import { UnderAgeQuestion } from './under-age-question';
import { useProfileParts } from './use-profile-parts';
import { VerifyEmailNotice } from './verify-email-notice';

interface ProfileEditorFormProps {
  user: User;
}

/** The whole page is one form, so that its header and the bar on a phone can save what is in the tabs. */
export function ProfileEditorForm({ user }: ProfileEditorFormProps) {
  const [tab, openTab] = useProfileTab();
  const editor = useProfileEditor(user, () => openTab('data'));
  const { edit, edited, fill, film, photo } = useProfileParts(editor, openTab);
  const guard = useLeaveGuard({
    editing: editor.editing,
    unsaved: editor.unsaved,
    discard: editor.cancel,
    onLeave: editor.forget,
  });
  const roomy = useMediaQuery(useTheme().breakpoints.up('md'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (editor.editing) void editor.save();
  }

  const isWhole = editor.section === 'all';
  const actions = <ProfileActions saving={editor.saving} onCancel={editor.cancel} fill={!roomy} />;
  return (
    <form noValidate onSubmit={submit}>
      <ProfileHead editing={isWhole} actions={roomy && actions} focused={edited} onEdit={() => edit()} />
      <VerifyEmailNotice user={user} />
      <PendingEmailNotice user={user} />
      <ProfileTabs open={tab} onOpen={openTab} />
      <FillFieldContext value={fill}>
        <ProfilePanel tab={tab} user={user} editor={editor} film={film} />
      </FillFieldContext>
      {isWhole && !roomy && <SaveBar>{actions}</SaveBar>}
      {photo.open && <PhotoDialogLoader user={user} onClose={photo.close} />}
      {editor.conflicts.length > 0 && (
        <FieldConflictDialog
          conflicts={editor.conflicts}
          onChoose={(values) => void editor.settle(values)}
          onClose={editor.leaveConflicts}
        />
      )}
      {editor.failure.underAge !== null && (
        <UnderAgeQuestion birthdate={editor.failure.underAge} onConfirmed={editor.forget} onClose={editor.failure.leaveUnderAge} />
      )}
      <LeaveQuestion {...guard} />
    </form>
  );
}
