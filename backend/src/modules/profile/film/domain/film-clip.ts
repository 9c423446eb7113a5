/** The athlete's data of a film clip. */
export interface ClipDraft {
  title: string;
  url: string;
}

export interface FilmClip extends ClipDraft {
  id: string;
}
