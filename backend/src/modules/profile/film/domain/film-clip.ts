/** What an athlete says of a film. */
export interface ClipDraft {
  title: string;
  url: string;
}

export interface FilmClip extends ClipDraft {
  id: string;
}
