/** What the routes answer of which the figures are compared. */
export interface Counted {
  sent: number;
  opened: number;
  replied: number;
}

export interface Campaign {
  id: string;
  status: string;
  sentCount: number;
  sentByHandCount: number;
  openCount: number;
  replyCount: number;
  totalCount: number;
  [status: string]: unknown;
}

export interface Analytics {
  firstDay: string;
  figures: Counted & { sentByHand: number; activeCampaigns: number; waitingReplies: number };
  rates: { counted: number; seen: number; opened: number; replied: number };
  campaigns: { id: string; sentCount: number; sentByHandCount: number; openCount: number; replyCount: number }[];
  campaignCount: number;
  schools: {
    total: number;
    addedInRange: number;
    byDivision: { division: string; count: number }[];
    bands: object;
    averageMatch: { value: number; known: number } | null;
    top: { schoolId: number; opportunity: number | null }[];
  };
  habits: { sent: number; bestDay: { counted: number; replied: number }; responseDays: { replies: number } } | null;
  activity: { bars: Counted[] };
}

export interface Home {
  figures: Counted & { sentByHand: number; favorites: number; newFavorites: number; activeCampaigns: number; sentCampaigns: number };
  undecided: { count: number };
  kept: { count: number };
  waitingReplies: { schoolId: number; repliedAt: string }[];
  silentCoaches: number;
}
