import type { User } from '@/entities/athlete';

/** The fields of the form, as the athlete types them; blank = not said. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  email: string;
  /** Only asked for when the address changes; never sent otherwise. */
  currentPassword: string;
  birthdate: string;
  city: string;
  state: string;
  highSchool: string;
  graduationYear: string;
  gpa: string;
  coreGpa: string;
  satScore: string;
  actScore: string;
  position: string;
  jerseyNumber: string;
  height: string;
  weight: string;
  highSchoolHeadCoach: string;
  highSchoolPositionCoach: string;
  maxPrepsId: string;
  hudlProfileUrl: string;
  twitterHandle: string;
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** The form as it stands for what the server knows. */
export function profileForm(user: User): ProfileForm {
  return {
    firstName: text(user.firstName),
    lastName: text(user.lastName),
    email: user.email,
    currentPassword: '',
    birthdate: text(user.birthdate),
    city: text(user.city),
    state: text(user.state),
    highSchool: text(user.highSchool),
    graduationYear: text(user.graduationYear),
    gpa: text(user.gpa),
    coreGpa: text(user.coreGpa),
    satScore: text(user.satScore),
    actScore: text(user.actScore),
    position: text(user.position),
    jerseyNumber: text(user.jerseyNumber),
    height: text(user.height),
    weight: text(user.weight),
    highSchoolHeadCoach: text(user.highSchoolHeadCoach),
    highSchoolPositionCoach: text(user.highSchoolPositionCoach),
    maxPrepsId: text(user.maxPrepsId),
    hudlProfileUrl: text(user.hudlProfileUrl),
    twitterHandle: text(user.twitterHandle),
  };
}
