/** The last email or message, sent by Recruit or by hand, to a coach or to an entry with the same mailbox or name. */
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
