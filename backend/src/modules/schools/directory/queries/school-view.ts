import type { Association } from '../domain/association.js';
import type { CoachStanding } from '../domain/coach-standing.js';
import type { Division } from '../domain/division.js';

/** The staff page that an athlete's own contact was read from. */
export interface StaffPageSource {
  /** Null when the athlete gave none. */
  url: string | null;
  /** When it was read last, YYYY-MM-DD. */
  readOn: string;
  /** Not on the page any more. */
  isGone: boolean;
}

export interface CoachView extends CoachStanding {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
  /** The text as imported. */
  title: string;
  /** Codes separated by commas ("OC,QB"), or ''. */
  position: string;
  isHeadCoach: boolean;
  addedByYou: boolean;
  /** Invented for the demo: no email is ever sent to this coach. */
  isExample: boolean;
  /** Day on which an admin last found that name, title and address are right; "2026-11-21". */
  verifiedOn: string | null;
  staffPage: StaffPageSource | null;
}

export interface SchoolTrackingView {
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
}

export interface SchoolView extends SchoolTrackingView {
  id: number;
  name: string;
  division: Division;
  subdivision: string | null;
  /** Null: not known. */
  association: Association | null;
  conference: string | null;
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  /** Other names by which people look for it. */
  aliases: string[];
  coaches: CoachView[];
}

/** College Scorecard and IPEDS figures; what is not reported is null. */
export interface SchoolAcademics {
  source: string;
  /** Academic year of the figures, "2022-23". */
  year: string | null;
  /** Academic year of the test scores, which may be an earlier one. */
  scoresYear: string | null;
  /** 0 to 1. */
  admissionRate: number | null;
  satReading25: number | null;
  satReading75: number | null;
  satMath25: number | null;
  satMath75: number | null;
  satAverage: number | null;
  act25: number | null;
  act75: number | null;
  testPolicy: string | null;
  undergradEnrollment: number | null;
  /** US dollars a year. */
  tuitionInState: number | null;
  tuitionOutOfState: number | null;
  netPriceAverage: number | null;
  /** 0 to 1. */
  completionRate4yr: number | null;
  /** Percent. */
  graduationRate6yr: number | null;
  control: string | null;
  locale: string | null;
}

/** What only one school's own page shows. */
export interface SchoolDetailView extends SchoolView {
  /** Degrees, of the campus. */
  latitude: number | null;
  longitude: number | null;
  academics: SchoolAcademics | null;
}
