import { useState } from 'react';
import type { ProfileForm } from '../model/profile-form';
import type { ProfileTab } from '../model/profile-tab';
import { useAskedPart } from '../model/use-asked-part';
import type { ProfileEditor } from '../model/use-profile-editor';
import type { FilmEditing } from './profile-panel';

interface ProfileParts {
  edit: (firstField?: keyof ProfileForm) => void;
  /** Whether the form was open before. */
  edited: boolean;
  /** Opens the place where a missing part of the profile is filled in. */
  fill: (part: string) => void;
  film: FilmEditing;
  photo: { open: boolean; close: () => void };
}

/** Opens the parts of the profile: the form at one of its fields, the film tab, the games, the dialog of the photo. */
export function useProfileParts(editor: ProfileEditor, openTab: (tab: ProfileTab) => void): ProfileParts {
  const [edited, setEdited] = useState(false);
  const [filmEditing, setFilmEditing] = useState(false);
  const [photoOpen, setPhotoOpen] = useState(false);

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

  function editFilm(): void {
    setFilmEditing(true);
    goTo('film');
  }

  /** Most parts are fields of the form; the others have a place of their own. */
  function fill(part: string): void {
    if (part === 'hudlProfileUrl') editFilm();
    else if (part === 'links') edit('hudlProfileUrl');
    else if (part === 'games') goTo('stats');
    else if (part === 'profileImageUrl') setPhotoOpen(true);
    else if (Object.hasOwn(editor.form.getValues(), part)) edit(part as keyof ProfileForm);
  }
  useAskedPart(fill);

  const film = { editing: filmEditing, onEditing: setFilmEditing, onEditLink: () => edit('hudlProfileUrl'), open: editFilm };
  return { edit, edited, fill, film, photo: { open: photoOpen, close: () => setPhotoOpen(false) } };
}
