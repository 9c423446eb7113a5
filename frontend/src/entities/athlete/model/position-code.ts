import { profileFieldForms } from './profile-field-forms.gen';

/** A position that an athlete can choose. */
export type PositionCode = (typeof profileFieldForms.position.choices)[number];

export function isPosition(text: string | null): text is PositionCode {
  return (profileFieldForms.position.choices as readonly (string | null)[]).includes(text);
}
