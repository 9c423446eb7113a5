/** The last email, message or email by hand to a coach, or to somebody with the same mailbox or name. */
export interface EarlierEmail {
  coachId: number;
  /** Found by the name alone: an entry of another coach. */
  isByName: boolean;
  coachName: string;
  schoolName: string;
  subject: string;
  at: Date;
  campaignId: string;
  campaignName: string;
}
