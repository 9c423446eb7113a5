import type { Division } from '../domain/division.js';

export interface CoachView {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The text as imported. */
  title: string;
  /** Codes separated by commas ("OC,QB"), or ''. */
  position: string;
  isHeadCoach: boolean;
  addedByYou: boolean;
  /** Invented for the demo: mail to this coach never leaves. */
  isExample: boolean;
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
  conference: string | null;
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  coaches: CoachView[];
}
