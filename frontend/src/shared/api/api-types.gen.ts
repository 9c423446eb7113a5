export type AcceptInvitationRequest = {
  token: string;
  /** Counts when the athlete has no guardian yet */
  approve: 'never' | 'first' | 'every';
  /** Counts when the athlete has no guardian yet */
  askBeforeSharing: boolean;
};
export type AcceptSuggestionsDto = {
  suggestions: ConfirmedSuggestionDto[];
};
export type ActivityBarsDto = {
  unit: 'day' | 'week' | 'month';
  /** Oldest first, without gaps */
  bars: DayCountsDto[];
};
export type AddClipRequest = {
  title: string;
  url: string;
};
export type AddCoachDto = {
  name: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  /** On X */
  xHandle?: string | null;
  schoolId: number;
};
export type AddContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
  /** Left out, it stays; empty, it is removed */
  phone?: string;
  /** X handle or the address of its page. Left out, it stays; empty, it is removed */
  xHandle?: string;
  schoolId: number;
};
export type AddPasskeyRequest = {
  name: string;
  /** What the browser answers, as the WebAuthn standard's JSON */
  passkey: string;
};
export type AdminEmailTemplate = {
  id: string;
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
  /** Counts the changes of the text */
  revision: number;
  createdAt: string;
};
export type AdminHome = {
  directory: AdminHomeDirectory;
  server: AdminHomeServer;
};
export type AdminHomeDirectory = {
  correctionsWaiting: number;
  /** Schools whose coaches an athlete offered to everyone, undecided */
  suggestionsWaiting: number;
  /** Replies that athletes reported, unhandled */
  reportsWaiting: number;
  schools: number;
  /** With the email address of at least one coach of the shared directory */
  schoolsWithCoachEmail: number;
};
export type AdminHomeServer = {
  /** Jobs that failed and are not tried again by themselves */
  failedJobs: number;
  /** Without one, email that Gmail does not take stays on this server */
  hasMailServer: boolean;
  /** Whether athletes can connect Gmail on this server */
  isGmailSetUp: boolean;
  /** Emails waiting to be sent */
  queued: number;
  /** Emails of which nobody knows whether they were sent */
  unknown: number;
  /** Emails refused in the last 24 hours */
  failedLastDay: number;
  /** Mailboxes that are checked for replies */
  mailboxes: number;
  mailboxesInTrouble: number;
  /** The newest check of any mailbox */
  lastReplyCheckAt: string | null;
};
export type AiAllowance = {
  usedTokens: number;
  limitTokens: number;
  resetsAt: string;
};
export type AnalyticsDto = {
  range: '7d' | '30d' | '90d' | 'all';
  zone: string;
  firstDay: string;
  today: string;
  /** Emails sent in the range, and what became of them since */
  figures: AnalyticsFigures;
  /** What rates are of: the same emails without bounced ones */
  rates: RatesDto;
  /** Schools, not emails */
  schoolSteps: SchoolStepsDto;
  /** By text, by subject and by follow-up step */
  written: WrittenComparisonDto[];
  /** The newest five */
  campaigns: CampaignPerformanceDto[];
  /** All campaigns of the range */
  campaignCount: number;
  schools: TargetSchoolsDto;
  /** Null with fewer than 20 sent emails */
  habits: HabitsDto | null;
  activity: ActivityBarsDto;
};
export type AnalyticsFigures = {
  sent: number;
  /** Of these, sent by hand: opens of them cannot be known */
  sentByHand: number;
  /** An estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
  /** Active now, and started in the range */
  activeCampaigns: number;
  /** Coaches who replied in the range and wait for an answer now */
  waitingReplies: number;
};
export type AnswerCoachWordRequest = {
  coachName: string;
  coachSchool: string;
  token: string;
  /** What is right */
  confirmed: ('height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level')[];
  /** What is not */
  notRight: ('height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level')[];
};
export type AnswerOfferDto = {
  /** recruit: from the account of the thread. hand: outside of Recruit */
  way: AnswerWay;
  reason: NoAnswerReason | null;
  message: string | null;
  fromAddress: string | null;
  toAddress: string | null;
  subject: string | null;
  /** How long a Send can be taken back */
  undoSeconds: number;
};
export type AnswerRequest = {
  text: string;
  /** The athlete sent it outside of Recruit: it is only recorded */
  byHand?: boolean;
};
export type AnswerWay = 'recruit' | 'hand' | 'none';
export type ApprovalDto = {
  campaignId: string;
  campaign: string;
  emails: number;
  schools: number;
  /** Of these, first emails to a coach */
  firstEmails: number;
  /** Of these, follow-ups */
  followUps: number;
  /** Of these, answers to a coach */
  answers: number;
  askedAt: string;
  /** When it ends if nobody decides */
  expiresAt: string;
  /** A decision names it: what is held or changed later is not decided about */
  upTo: string;
  athleteId: string;
  athleteName: string;
};
export type ApprovalPageDto = {
  campaignId: string;
  campaign: string;
  emails: number;
  schools: number;
  /** Of these, first emails to a coach */
  firstEmails: number;
  /** Of these, follow-ups */
  followUps: number;
  /** Of these, answers to a coach */
  answers: number;
  askedAt: string;
  /** When it ends if nobody decides */
  expiresAt: string;
  /** A decision names it: what is held or changed later is not decided about */
  upTo: string;
  athleteId: string;
  athleteName: string;
  /** Files that go with every first email */
  files: string[];
  /** The résumé goes with them too */
  hasProfile: boolean;
  texts: HeldTextDto[];
  /** The `after` of the next page; null: this was the last one */
  next: string | null;
};
export type ApprovalsDto = {
  /** The oldest first */
  emails: ApprovalDto[];
  /** The oldest first */
  requests: GuardianRequestDto[];
};
export type ArrivalDto = {
  at: string;
  /** The zone in which to say it */
  zone: string;
};
export type AskCoachRequest = {
  coachName: string;
  coachSchool: string;
  email: string;
  figures: ('height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level')[];
};
export type AskedCoachDto = {
  /** The link to hand over where the server cannot send email; said once. null: it was delivered */
  link: string | null;
  words: CoachWordsDto;
};
export type AskedFigureDto = {
  figure: 'height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level';
  label: string;
  value: string;
  /** null: nothing said */
  verdict: ('confirmed' | 'not_right') | null;
  /** The profile changed since, so the answer counts no more */
  changed: boolean;
};
export type AttachProfileRequest = {
  attach: boolean;
};
export type AttachedFileDto = {
  id: string;
  name: string;
  contentType: string;
  /** Bytes */
  size: number;
  /** false: deleted after the campaign was done */
  isKept: boolean;
};
export type AttachmentsDto = {
  files: AttachedFileDto[];
  /** The one-page profile goes along, made when an email leaves */
  attachesProfile: boolean;
  /** Of the campaign: it counts each change */
  campaignRevision: number;
};
export type AuditLineDto = {
  id: string;
  at: string;
  kind:
    | 'signed_up'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'sessions_ended'
    | 'password_changed'
    | 'password_reset'
    | 'password_set'
    | 'reset_link_made'
    | 'email_change_asked'
    | 'email_changed'
    | 'email_kept'
    | 'passkey_added'
    | 'passkey_removed'
    | 'authenticator_on'
    | 'authenticator_off'
    | 'recovery_codes_made'
    | 'factors_removed'
    | 'admin_made'
    | 'admin_removed'
    | 'guardian_invited'
    | 'guardian_joined'
    | 'guardian_ended'
    | 'guardian_decision'
    | 'export_begun'
    | 'export_downloaded'
    | 'deletion_begun'
    | 'deletion_planned'
    | 'deletion_lifted'
    | 'account_erased'
    | 'admin_edit';
  /** Somebody signed in, somebody who is not, an operator from the shell, or the server by itself */
  actor: 'user' | 'visitor' | 'operator' | 'server';
  actorId: string | null;
  /** Null: no user, or the account is gone */
  actorName: string | null;
  /** Whose account or athlete it is about */
  subjectId: string | null;
  subjectName: string | null;
  /** Network address without its last part */
  address: string | null;
  detail: {
    [key: string]: any;
  };
};
export type AuditPageDto = {
  /** Newest first */
  lines: AuditLineDto[];
  /** The `before` of the next page; null: this was the last one */
  next: string | null;
};
export type AverageMatch = {
  value: number;
  /** Favorites of which the match is known */
  known: number;
};
export type Campaign = {
  id: string;
  name: string;
  subject: string;
  template: string;
  status: CampaignStatus;
  createdAt: string;
  /** Until then a Send can be taken back */
  leavesAt: string | null;
  /** Counts the changes of name, subject and template */
  revision: number;
  /** Whether opens are counted */
  trackOpens: boolean;
  /** Why it waits for the athlete */
  pausedReason:
    | ('needs_reconnect' | 'disconnected' | 'account_changed' | 'platform_stopped' | 'by_athlete' | 'schedule_late' | 'restored' | null)
    | null;
  /** The account it belongs to; null before it is sent */
  sender: CampaignSender | null;
  /** When the emails leave; null: as soon as they can */
  schedule: CampaignScheduleDto | null;
  /** Emails of this campaign, whatever became of them */
  totalCount: number;
  /** sent + opened + replied + automatic replies + bounced */
  sentCount: number;
  /** Of these, sent by hand: opens of them cannot be known */
  sentByHandCount: number;
  /** An estimate */
  openCount: number;
  /** Replies written by a person */
  replyCount: number;
  /** What rates are of */
  rates: CampaignRates;
  queuedCount: number;
  sendingCount: number;
  failedCount: number;
  skippedCount: number;
  /** Nobody knows yet whether they left */
  unknownCount: number;
  cancelledCount: number;
  /** A guardian reads them before they leave */
  approvalCount: number;
  /** Not delivered: there was no way to deliver them. They count as sent nowhere */
  keptCount: number;
  /** Mail is being kept right now, and none of the campaign is delivered */
  isKeeping: boolean;
  /** Emails that wait for the daily limit, and when they leave */
  waitForLimit: LeaveGroupDto[];
};
export type CampaignEmail = {
  id: string;
  status: MailStatus;
  /** It counts in sentCount of its campaign */
  isSent: boolean;
  /** It counts in openCount of its campaign */
  isOpened: boolean;
  /** It counts in replyCount of its campaign */
  isReplied: boolean;
  /** email: Recruit sends it; the others were sent by hand */
  channel: MailChannel;
  sentAt: string | null;
  openedAt: string | null;
  repliedAt: string | null;
  bouncedAt: string | null;
  /** When it was kept instead of delivered */
  keptAt: string | null;
  /** When it may leave, or is tried again */
  dueAt: string;
  /** What happened, in words */
  errorMessage: string | null;
  reasonCode: string | null;
  toAddress: string;
  coachId: number;
  /** The coach’s present address: where “Send again” goes. null: there is nothing to send again, or no address */
  sendAgainTo: string | null;
  /** The coach is invented: only the demo delivers such mail */
  isExample: boolean;
  /** The latest answer of a person */
  reply: EmailReply | null;
  coach: EmailCoach;
};
export type CampaignPerformanceDto = {
  id: string;
  name: string;
  status: CampaignStatus;
  sentCount: number;
  /** Of these, sent by hand */
  sentByHandCount: number;
  openCount: number;
  replyCount: number;
  /** Without bounced emails */
  rates: RatesDto;
};
export type CampaignRates = {
  /** Emails that did not bounce */
  counted: number;
  /** Of these, the ones whose opens can be seen: not sent by hand */
  seen: number;
  /** Of the seen ones; an estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
};
export type CampaignScheduleDto = {
  way: ScheduleWay;
  /** The athlete’s time zone when it was chosen */
  zone: string;
  /** Emails on one day; null: all on the first */
  dailyLimit: number | null;
  /** Of the emails that wait */
  first: ArrivalDto | null;
  /** Of the emails that wait */
  last: ArrivalDto | null;
};
export type CampaignSender = {
  via: 'gmail' | 'mailbox' | 'smtp' | 'outbox';
  /** null: not known, or the platform’s */
  address: string | null;
};
export type CampaignStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled' | 'kept';
export type CampusZoneAnswer = {
  schoolId: number;
  /** One of the choices of its question */
  zone: string;
};
export type CampusZoneRequest = {
  schoolId: number;
  zone: string;
};
export type ChangeClipRequest = {
  title?: string;
  url?: string;
};
export type ChangeCoachDto = {
  name: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  /** On X */
  xHandle?: string | null;
};
export type ChangeContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
  /** Left out, it stays; empty, it is removed */
  phone?: string;
  /** X handle or the address of its page. Left out, it stays; empty, it is removed */
  xHandle?: string;
};
export type ChangeControlsRequest = {
  approve?: 'never' | 'first' | 'every';
  askBeforeSharing?: boolean;
  /** Whether nothing may leave */
  paused?: boolean;
};
export type ChangeEmailRequest = {
  email: string;
  currentPassword: string;
};
export type ChangeEmailSettingsRequest = {
  trackOpens?: boolean;
  repeatDays?: number;
  dailyLimit?: number | null;
  signature?: string;
  /** The revision that the signature was written from; left out, the stored one is replaced whatever it is */
  revision?: number;
};
export type ChangeEmailTemplate = {
  name: string;
  description?: string | null;
  subject?: string | null;
  template: string;
  /** The revision that the text was written from; left out, the stored text is replaced whatever it is */
  revision?: number;
};
export type ChangePasswordRequest = {
  newPassword: string;
  currentPassword: string;
};
export type ChangeRoleRequest = {
  isAdmin: boolean;
};
export type ChangeScheduleRequest = {
  schedule: ScheduleRequest;
};
export type ChangeShareRequest = {
  /** Off: the link is dead at once */
  enabled?: boolean;
  /** Everything to show */
  fields?: (
    | 'name'
    | 'photo'
    | 'position'
    | 'graduationYear'
    | 'jerseyNumber'
    | 'height'
    | 'weight'
    | 'fortyYardDash'
    | 'armLength'
    | 'handSize'
    | 'wingspan'
    | 'verticalJump'
    | 'broadJump'
    | 'proShuttle'
    | 'threeConeDrill'
    | 'benchPress'
    | 'squat'
    | 'powerClean'
    | 'highSchool'
    | 'stats'
    | 'schedule'
    | 'film'
    | 'level'
    | 'highSchoolHeadCoach'
    | 'highSchoolPositionCoach'
    | 'gpa'
    | 'coreGpa'
    | 'satScore'
    | 'actScore'
    | 'intendedMajor'
    | 'city'
    | 'state'
    | 'birthdate'
    | 'email'
    | 'messages'
    | 'phone'
    | 'twitterHandle'
    | 'maxPrepsId'
  )[];
  /** From now on; null: until it is turned off */
  expiresInDays?: (7 | 30 | 90 | 365 | null) | null;
};
export type ChangeTargetSchoolDto = {
  introEmailSent?: boolean;
  responseGotten?: boolean;
  filmSent?: boolean;
  twitterConnection?: boolean;
  leadLevel?: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  notes?: string;
  nextStep?: string;
  /** The notes that the new ones were written from; left out, stored ones are replaced */
  notesBefore?: string;
  /** The next step that the new one was written from; left out, a stored one is replaced */
  nextStepBefore?: string;
};
export type ChangeUserSettingsRequest = {
  aiProvider?: boolean;
  lostAccountNotice?: boolean;
};
export type ChangedDto = {
  /** Schools that read differently now */
  schools: number;
  /** Coaches who read differently now */
  coaches: number;
};
export type CheckLinkRequest = {
  url: string;
};
export type CheckTextRequest = {
  text: string;
  /** The school that gets the text */
  schoolId?: number;
  /** The coach who gets the text; goes before schoolId */
  coachId?: number;
};
export type CheckedText = {
  /** In the order of the text, at most 500 */
  flags: TextClaim[];
};
export type ChooseZonesRequest = {
  zones: CampusZoneRequest[];
};
export type ClipOrderRequest = {
  /** All clips, each once, in the order wanted */
  ids: string[];
};
export type CoachCountDto = {
  coaches: number;
};
export type CoachDto = {
  /** Where the entry comes from */
  origin: 'imported' | 'pasted' | 'own' | 'admin';
  /** Day on which it was entered or last changed */
  enteredOn: string;
  /** The last sign that it is right */
  confirmed: ConfirmationDto | null;
  /** Why the coach is put aside: bounced, left as you reported, not on the staff page any more */
  aside: ('bounced' | 'left' | 'not_on_page') | null;
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** On X, without @ */
  xHandle: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
  /** Of a contact of your own that was read from a staff page */
  staffPage: StaffPageSourceDto | null;
};
export type CoachImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  /** The first 100 rows that could not be read, or not as a whole */
  toCorrect: RowToCorrectDto[];
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  /** Coaches who were created */
  imported: CoachCountDto;
  /** Coaches who read differently now */
  changed: CoachCountDto;
};
export type CoachRequestDto = {
  id: string;
  coachName: string;
  coachSchool: string;
  address: string;
  /** The server delivered the link to an address that is not the family’s */
  verified: boolean;
  /** The server delivered the link; else the athlete handed it over */
  mailed: boolean;
  createdAt: string;
  expiresAt: string;
  answeredAt: string | null;
  state: 'waiting' | 'expired' | 'answered';
  figures: AskedFigureDto[];
};
export type CoachStandingDto = {
  /** Where the entry comes from */
  origin: 'imported' | 'pasted' | 'own' | 'admin';
  /** Day on which it was entered or last changed */
  enteredOn: string;
  /** The last sign that it is right */
  confirmed: ConfirmationDto | null;
  /** Why the coach is put aside: bounced, left as you reported, not on the staff page any more */
  aside: ('bounced' | 'left' | 'not_on_page') | null;
};
export type CoachTextRequest = {
  subject: string;
  template: string;
  /** The textRevision of the preview that the change was made from; 0: the campaign’s own text */
  revision: number;
};
export type CoachTextSavedDto = {
  /** 0: the coach gets the campaign’s text */
  revision: number;
  /** Of the campaign: it counts this change too */
  campaignRevision: number;
};
export type CoachWordDto = {
  figure: 'height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level';
  /** null: not verified */
  coach: string | null;
  /** null: not verified */
  school: string | null;
  day: string;
  verified: boolean;
};
export type CoachWordTokenRequest = {
  token: string;
};
export type CoachWordsDto = {
  /** Figures that the profile says */
  askable: FigureTextDto[];
  /** What counts at the moment, at most one for each figure */
  words: CoachWordDto[];
  /** Newest first */
  requests: CoachRequestDto[];
};
export type CodeRequest = {
  /** Six digits of the authenticator app */
  code: string;
};
export type ComingEventDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  contactKind: 'visit' | 'camp';
  at: string;
};
export type ComparedPlayerDto = {
  name: string;
  /** Year of graduation */
  classYear: string | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  /** Null when the roster does not say */
  isStarter: boolean | null;
  /** Seasons left after this one */
  eligibilityRemaining: number | null;
};
export type ConfirmIdentityRequest = {
  password?: string | null;
  /** Instead of the password: what the browser answers */
  passkey?: string | null;
};
export type ConfirmUnderAgeRequest = {
  /** The date that was refused with the code under_13 */
  birthdate: string;
};
export type ConfirmationDto = {
  on: string;
  /** reply: of the coach to you */
  by: 'reply' | 'paste' | 'admin';
};
export type ConfirmationRequest = {
  coachId: number;
  code: string;
};
export type ConfirmedSuggestionDto = {
  id: string;
  /** bulkRows as the admin saw and confirmed it */
  rows: number;
};
export type ConnectMailboxRequest = {
  /** Coaches see it as the sender */
  email: string;
  /** The address, unless the provider wants another one */
  username?: string;
  /** Taken as it is, with spaces. It is never given out again */
  password: string;
  imap: MailServerInput;
  smtp: MailServerInput;
};
export type ContactDto = {
  /** Where the entry comes from */
  origin: 'imported' | 'pasted' | 'own' | 'admin';
  /** Day on which it was entered or last changed */
  enteredOn: string;
  /** The last sign that it is right */
  confirmed: ConfirmationDto | null;
  /** Why the coach is put aside: bounced, left as you reported, not on the staff page any more */
  aside: ('bounced' | 'left' | 'not_on_page') | null;
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** On X, without @ */
  xHandle: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
  /** Of a contact of your own that was read from a staff page */
  staffPage: StaffPageSourceDto | null;
  schoolId: number;
  schoolName: string;
};
export type ContactWindowDto = {
  division: string;
  subdivision: string | null;
  /** Whether coaches may write to the athlete; the athlete may write at any time */
  state: 'now' | 'later' | 'unknown';
  from: string | null;
  /** The rule may have changed since it was verified, or is not certain */
  checkWithSchool: boolean;
  rule: ContactWindowRule | null;
};
export type ContactWindowRule = {
  text: string;
  sourceUrl: string;
  /** Who published the source */
  sourceKind: 'association' | 'school' | 'law_firm' | 'press' | 'other';
  verifiedOn: string;
  status: 'in force' | 'proposed' | 'disputed' | 'unverified';
};
export type ConversationDto = {
  coachId: number;
  coachName: string;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  /** The coach is still in the directory or among your contacts */
  isListed: boolean;
  /** The coach wrote last */
  waitsForAnswer: boolean;
  /** A guardian sees a reply that is reported */
  hasGuardian: boolean;
  /** Emails of the athlete on this page, newest first */
  emails: EmailEntryDto[];
  /** What came back on this page, newest first */
  replies: ReplyEntryDto[];
  /** Where the next, older page begins */
  before: string | null;
  answer: AnswerOfferDto;
};
export type ConversationEntryDto = {
  email: EmailEntryDto | null;
  reply: ReplyEntryDto | null;
};
export type ConversationListDto = {
  /** Of all that the search finds, whatever the state and the page */
  counts: TalkCountsDto;
  /** Newest event first */
  conversations: ConversationSummaryDto[];
  /** Where the next, older page begins */
  before: string | null;
};
export type ConversationSummaryDto = {
  coachId: number;
  coachName: string;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  /** The coach is still in the directory or among your contacts */
  isListed: boolean;
  /** When the last thing happened */
  at: string;
  /** needs_answer: the coach wrote last and waits. waits: you wrote last */
  state: TalkState;
  /** The newest reply is from an unknown address that was not checked */
  isDoubtful: boolean;
  /** Emails that left */
  emailCount: number;
  /** Replies that a person wrote */
  replyCount: number;
  last: LastLineDto;
};
export type CorrectionDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  coachId: number | null;
  coachName: string | null;
  /** The present address */
  coachEmail: string | null;
  /** Username; null for an email that came back */
  by: string | null;
  kind: 'wrong_address' | 'left' | 'new_contact' | 'other';
  proposed: ProposedCoachDto;
  note: string;
  status: 'open' | 'accepted' | 'rejected';
  createdAt: string;
  decidedAt: string | null;
};
export type CountedDto = {
  label: string;
  count: number;
};
export type CoverageDto = {
  division: 'D1' | 'D2' | 'D3' | 'na';
  programs: number;
  /** With a coach’s address that a reply, a paste or an admin confirmed in the last 30 days */
  within30Days: number;
  /** Confirmed 31 to 180 days ago */
  within180Days: number;
  /** Confirmed longer ago */
  older: number;
  /** With an address that nothing confirmed */
  unconfirmed: number;
  withoutAddress: number;
};
export type CreateCampaignRequest = {
  name: string;
  subject: string;
  template: string;
  /** Count opens with an invisible picture; left out, a new campaign starts with the email settings */
  trackOpens?: boolean;
  /** New campaigns are drafts */
  status?: 'draft';
  /** Chosen by the caller: sent again with the same id, the draft is stored once */
  id?: string;
};
export type DailyLimitDto = {
  /** Emails in any 24 hours; null: no limit */
  most: number | null;
  /** How many of the emails would leave at once */
  now: number;
  /** When the others would leave */
  later: LeaveGroupDto[];
  /** When the last one would leave; null: there is none */
  lastAt: string | null;
};
export type DataExportDto = {
  state: 'none' | 'making' | 'ready' | 'failed';
  /** Parts that are done */
  stepsDone: number;
  steps: number;
  /** Size of the file; 0 until it is ready */
  bytes: number;
  requestedAt: string | null;
  /** When the file is deleted */
  expiresAt: string | null;
};
export type DayCountsDto = {
  /** First day of the bar */
  day: string;
  sent: number;
  opened: number;
  replied: number;
};
export type DecideCorrectionDto = {
  /** true changes the directory as proposed */
  accept: boolean;
};
export type DecideEmailsRequest = {
  decision: 'approve' | 'decline';
  /** The `upTo` of what was looked at */
  upTo: string;
  /** Emails that are left out */
  except?: string[];
};
export type DecideLateRequest = {
  decision: 'send' | 'skip';
};
export type DecideMailRequest = {
  outcome: 'arrived' | 'send_again';
  /** The sendAgainTo that was shown; another present address answers 409 address_changed */
  toAddress?: string;
};
export type DecideRequestRequest = {
  decision: 'approved' | 'declined';
};
export type DecideSuggestionDto = {
  /** true changes the directory as the page says */
  accept: boolean;
  /** Keys of rows */
  rows: string[];
  /** Needed to remove several coaches who are gone */
  removeGone?: boolean;
};
export type DecidedEmailsDto = {
  emails: number;
};
export type DeletionBegun = {
  /** Opens the receipt for 24 hours */
  receiptToken: string;
};
export type DeletionPreview = {
  /** What is deleted: only kinds of which there is something */
  items: CountedDto[];
  /** Emails that wait to leave, and will not be sent */
  waitingEmails: number;
  /** Whether access to a Gmail account is given back */
  hasGmail: boolean;
};
export type Deliverability = {
  at: string;
  /** The domain of MAIL_FROM */
  domain: string;
  /** Host and port of SMTP_URL */
  server: string | null;
  findings: DeliverabilityFinding[];
};
export type DeliverabilityFinding = {
  check: 'tls' | 'reverse_dns' | 'mx' | 'spf' | 'dkim' | 'dmarc';
  /** The domain, DKIM name, address or server that was looked at */
  subject: string;
  /** unknown: no answer, or this server cannot see it */
  state: 'good' | 'warning' | 'problem' | 'unknown';
  meaning: string;
  /** The records that were found */
  found: string[];
  /** The record to add, or to put in the place of the one found */
  add: DeliverabilityRecord | null;
};
export type DeliverabilityRecord = {
  type: 'TXT' | 'MX' | 'PTR';
  /** The full name, without a dot at the end */
  host: string;
  value: string;
};
export type DifferenceRowDto = {
  /** Names the row within its suggestion */
  key: string;
  /** gone: in the directory and not on the page */
  kind: 'new' | 'changed' | 'gone';
  coachId: number | null;
  /** What the directory says; null for a new coach */
  before: StaffFieldsDto | null;
  /** What it says once accepted; null for a coach who is gone */
  after: StaffFieldsDto | null;
  /** The new address is outside the known domains of the school: never accepted in bulk */
  isOutside: boolean;
};
export type DirectoryStatsDto = {
  totalSchools: number;
  /** Of the shared directory */
  totalCoaches: number;
  d1Schools: number;
  lastUpdated: string | null;
};
export type DismissedSchoolDto = {
  id: number;
  name: string;
};
export type DivisionCount = {
  division: string;
  count: number;
};
export type DivisionGateDto = {
  /** Row of the rules table */
  ruleId: string;
  /** Core GPA */
  minimum: number;
  /** The day on which the rule was read */
  asOf: string;
  sourceUrl: string;
  title: string;
  sentence: string;
  stillOpen: string;
  /** Schools of this division are below_minimum */
  division: string;
};
export type EditableMailDto = {
  subject: string;
  template: string;
};
export type EmailChangeMail = {
  /** Whether this server sends email at all; the same whether or not another account has the address */
  sendsEmail: boolean;
};
export type EmailCoach = {
  firstName: string;
  lastName: string;
  title: string;
  school: EmailSchool;
};
export type EmailEntryDto = {
  id: string;
  /** When it left, or was written */
  at: string;
  kind: EmailKind;
  status: MailStatus;
  channel: MailChannel;
  subject: string;
  /** The exact text as it left */
  text: string;
  fromAddress: string | null;
  toAddress: string;
  /** Estimated */
  openedAt: string | null;
  /** When it may leave; null once it does not wait */
  dueAt: string | null;
  errorMessage: string | null;
  reasonCode: string | null;
  campaignId: string;
  /** null: the campaign was deleted */
  campaignName: string | null;
};
export type EmailKind = 'first' | 'follow_up' | 'answer';
export type EmailReply = {
  snippet: string;
  from: string;
  fromAddress: string;
  receivedAt: string;
  /** It comes from outside of what we know of the school */
  outsideDomain: boolean;
  /** The athlete wrote it down */
  isNoted: boolean;
};
export type EmailSchool = {
  name: string;
};
export type EmailSettingsDto = {
  /** Whether opens are counted in a new campaign */
  trackOpens: boolean;
  /** Days during which another email to the same coach has to be confirmed; 0 = never */
  repeatDays: number;
  /** Most emails in 24 hours; null = no limit of your own */
  dailyLimit: number | null;
  /** Empty = none */
  signature: string;
  /** Counts the changes of the signature */
  revision: number;
};
export type EmailTemplate = {
  id: string;
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
  /** Counts the changes of the text */
  revision: number;
  createdAt: string;
};
export type EndedSessions = {
  ended: number;
};
export type EndedUserSessions = {
  ended: number;
};
export type FailedSignInLineDto = {
  /** Null when no account has the name */
  username: string | null;
  /** Without its last part */
  address: string;
  isKnownDevice: boolean;
  failures: number;
  lastAt: string;
  /** Null when the next try is free */
  waitsUntil: string | null;
  /** Takes no tries from new devices for the rest of the hour */
  isAccountFull: boolean;
};
export type FailedSignInsDto = {
  limits: SignInLimitsDto;
  /** In the last hour */
  failures: number;
  accounts: number;
  addresses: number;
  /** Pairs of account and place that have to wait now */
  waiting: number;
  fullAccounts: number;
  /** Of the last day, most failures first, 20 at most */
  lines: FailedSignInLineDto[];
};
export type FamilyActivityDto = {
  id: string;
  part: 'sent' | 'replies' | 'decisions';
  athleteId: string;
  athleteName: string;
  at: string;
  /** Of a decision: what it was; else sent or reply */
  kind: string;
  /** Who decided; null: the athlete or the server */
  guardianName: string | null;
  data: {
    [key: string]: any;
  };
  coachName: string | null;
  schoolName: string | null;
  /** The beginning of a reply */
  snippet: string | null;
};
export type FamilyActivityPageDto = {
  /** Newest first */
  lines: FamilyActivityDto[];
  /** The `before` of the next page; null: this was the last one */
  next: string | null;
};
export type FamilyAthleteDto = {
  athleteId: string;
  athleteName: string;
  position: string | null;
  graduationYear: number | null;
  /** Emails sent, by hand too */
  sent: number;
  /** Emails that a person replied to */
  replies: number;
  /** Whoever has the link sees the profile */
  sharing: boolean;
  pausedAt: string | null;
  /** The connected account; null: none is */
  mailbox: string | null;
  /** When the account is deleted because a guardian wants it; null: nobody does */
  deletedAt: string | null;
};
export type FamilyControlsDto = {
  athleteId: string;
  athleteName: string;
  /** `first`: emails to a school that no email has gone to yet */
  approve: 'never' | 'first' | 'every';
  askBeforeSharing: boolean;
  /** Since when nothing leaves; null: it does */
  pausedAt: string | null;
  /** Whoever has the link sees the profile */
  sharing: boolean;
  /** Ticked fields, as the athlete reads them */
  sharedFields: string[];
  /** The connected account; null: none is */
  mailbox: string | null;
  /** When the account is deleted because a guardian wants it; null: nobody does */
  deletedAt: string | null;
  /** From 18 on nobody else decides about the account */
  isMinor: boolean;
};
export type FamilyDto = {
  guardians: GuardianDto[];
  /** Not accepted yet */
  invitations: InvitationDto[];
  /** Under 18, or no birth date yet: may invite, and cannot end it alone */
  isMinor: boolean;
  /** What guardians read before it leaves; null: there is none */
  approve: ('never' | 'first' | 'every') | null;
  /** They want to be asked before the share page is turned on */
  askBeforeSharing: boolean | null;
  pausedAt: string | null;
};
export type FamilyPlanDto = {
  /** null: the athlete has none yet */
  plan: StrategyDto | null;
};
export type FavoriteDto = {
  id: string;
  schoolId: number;
  /** 0 to 100, null while unknown */
  matchPercentage: number | null;
  /** 0 to 100, null while unknown */
  positionNeedScore: number | null;
  createdAt: string;
  school: FavoriteSchoolDto;
};
export type FavoriteSchoolDto = {
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
};
export type FeedDto = {
  /** Newest first */
  entries: FeedEntryDto[];
  /** Asks for the next, older page; null at the end */
  before: string | null;
};
export type FeedEntryDto = {
  id: string;
  at: string;
  kind: FeedKind;
  schoolId: number | null;
  schoolName: string | null;
  coachName: string | null;
  campaignId: string | null;
  campaignName: string | null;
  /** Coaches of a sent campaign, or games of synced stats */
  count: number | null;
  /** Schools of a sent campaign */
  schoolCount: number | null;
  /** Of the coaches of a campaign, those written to by hand */
  byHandCount: number | null;
  /** A reply that the athlete wrote down */
  isNoted: boolean;
};
export type FeedKind =
  'favorite_added' | 'campaign_sent' | 'coach_opened' | 'coach_replied' | 'mail_bounced' | 'stats_synced' | 'strategy_generated';
export type FigureTextDto = {
  figure: 'height' | 'weight' | 'fortyYardDash' | 'gpa' | 'level';
  label: string;
  value: string;
};
export type FilmClipDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
  id: string;
  title: string;
};
export type FilmDto = {
  /** The film link of the profile; it comes first */
  main: FilmLinkDto | null;
  /** In the athlete's order */
  clips: FilmClipDto[];
};
export type FilmLinkDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
};
export type FilmPlayerDto = {
  host: 'hudl' | 'youtube' | 'vimeo';
  /** For a sandboxed frame */
  embedUrl: string;
};
export type FirstCampaignsDto = {
  campaigns: Campaign[];
  /** There are no others */
  isWhole: boolean;
};
export type FirstSchoolsDto = {
  /** Of the whole directory */
  total: number;
  schools: SchoolDto[];
};
export type FitAnalysisDto = {
  /** Version of the method */
  fitVersion: number;
  schoolId: number;
  /** 0 to 100, the lower end; null below a minimum and while fewer than two parts are known */
  overallFit: number | null;
  /** The upper end, if what your profile does not say came out best */
  overallHigh: number | null;
  /** likely from 85, target from 60, no more than the limits allow; still_open: a junior college for who is below a minimum */
  tier: 'likely' | 'target' | 'reach' | 'still_open' | 'below_minimum' | 'unknown';
  /** A minimum of the rules that you are below; it comes before any score */
  gate: FitGateDto | null;
  /** Why it is not called more */
  limits: string[];
  coverage: FitCoverageDto;
  /** Academic, athletic, geographic, need */
  parts: FitPartDto[];
  /** The eight positions that are needed most; empty without a roster */
  positionNeeds: FitNeedDto[];
  /** The year in which the season of the roster began */
  rosterSeason: number | null;
  /** The fall in which you would start; null without a graduation year */
  entryYear: number | null;
  /** Who leaves before you come, as ranges */
  openings: OpeningsDto;
  insights: string[];
  changes: string[];
  recruitingProfile: RecruitingProfileDto;
  comparison: FitComparisonDto;
};
export type FitComparisonDto = {
  status: 'ready' | 'no_position' | 'no_roster' | 'no_players';
  /** Yours */
  position: string | null;
  /** Yours */
  height: string | null;
  /** Yours, in pounds */
  weight: number | null;
  /** Your class */
  graduationYear: number | null;
  /** At most two: starters, the oldest class, by name */
  players: ComparedPlayerDto[];
  assessment: string;
};
export type FitCoverageDto = {
  knownParts: number;
  parts: number;
  /** Known part of the weights */
  percent: number;
};
export type FitGateDto = {
  /** Row of the rules table */
  ruleId: string;
  /** Core GPA */
  minimum: number;
  /** The day on which the rule was read */
  asOf: string;
  sourceUrl: string;
  title: string;
  sentence: string;
  stillOpen: string;
};
export type FitInputDto = {
  label: string;
  value: string;
  source: string;
  /** A year, a season or an academic year */
  asOf: string | null;
};
export type FitNeedDto = {
  position: string;
  /** 100, 90, 70, 60 or 30 */
  score: number;
  /** high above 70, some above 50 */
  level: 'high' | 'some' | 'low';
  /** Players whose class year is not over */
  players: number;
  /** Players whose class year ends the roster's season */
  graduating: number;
};
export type FitPartDto = {
  key: 'academic' | 'athletic' | 'geographic' | 'need';
  label: string;
  /** 0 to 100, the lower end of a range, null while unknown */
  score: number | null;
  /** The upper end of a range; the same as the score when everything is known */
  high: number | null;
  /** strong from 85, solid from 60 */
  band: 'strong' | 'solid' | 'weak' | 'unknown';
  /** Whose fact is missing: unknown parts of the profile count as the least in the total, those of the school do not count */
  missingFrom: ('profile' | 'school') | null;
  /** The division's usual score is shown, because the school publishes nothing; it does not count */
  isBaseline: boolean;
  /** The division's usual score; null unless isBaseline */
  baseline: number | null;
  /** The athletic part while nothing shows that you play */
  isSizeOnly: boolean;
  /** Share of the total in percent when every part is known; need counts half by a roster of two seasons ago */
  weight: number;
  sentence: string;
  inputs: FitInputDto[];
  range: FitRangeDto | null;
};
export type FitRangeDto = {
  label: string;
  min: number;
  max: number;
  /** Where the middle half begins */
  low: number;
  /** Where the middle half ends */
  high: number;
  /** Yours; null while it is not known */
  value: number | null;
};
export type FollowUpDto = {
  /** Days after the first email */
  day: number;
  subject: string;
  purpose: string;
};
export type FollowUpProblemDto = {
  code: string;
  fix: string;
};
export type FollowUpRequest = {
  waitDays: number;
  reason: '' | 'new_film' | 'game_result' | 'camp_question' | 'own';
  ownReason?: string;
  template: string;
  /** “Keep as it is”, for problems of the text */
  confirmed?: ('empty_placeholder' | 'unknown_placeholder' | 'birthdate_included')[];
};
export type FollowUpStepDto = {
  /** 1 to 3 */
  step: number;
  /** Days after the email before it left */
  waitDays: number;
  /** Why the athlete writes again; empty = not chosen yet */
  reason: '' | 'new_film' | 'game_result' | 'camp_question' | 'own';
  /** The reason own, in own words */
  ownReason: string;
  template: string;
  /** Problems of the text that the athlete confirmed */
  confirmed: string[];
  /** What keeps it from being sent */
  notReady: ('no_reason' | 'empty' | 'same_as_first' | 'same_as_earlier')[];
  /** It has begun to leave and cannot be changed */
  isStarted: boolean;
  /** Skipped for everybody */
  isSkipped: boolean;
  queuedCount: number;
  sentCount: number;
  skippedCount: number;
  /** More than a day late: the athlete is asked */
  lateCount: number;
  /** Held by a problem of the text */
  textCount: number;
  /** Held because the time zone is not known */
  zoneCount: number;
  firstDueAt: string | null;
  lastDueAt: string | null;
  problems: FollowUpProblemDto[];
};
export type FollowUpsDto = {
  /** Counts the changes of the list */
  revision: number;
  /** Stopped or cancelled: nothing more leaves */
  isStopped: boolean;
  /** Coaches who got the first email, did not answer, and can be written to */
  unansweredCount: number;
  steps: FollowUpStepDto[];
  /** Schools whose time zone the athlete has to say */
  zoneQuestions: ZoneQuestionDto[];
};
export type Game = {
  id: string;
  opponent: string;
  date: string;
  /** The counters that were recorded */
  stats: {
    [key: string]: number;
  };
};
export type GameFigureDto = {
  key: string;
  label: string;
  group: 'passing' | 'rushing' | 'defensive' | 'receiving' | 'kicking' | 'punting' | 'returning' | 'other';
  /** whole and half are entered */
  kind: 'whole' | 'half' | 'percent' | 'average';
  /** Of one game; null where nothing is entered */
  min: number | null;
  /** Of one game; null where nothing is entered */
  max: number | null;
};
export type GameStatsRequest = {
  opponent: string;
  /** Not after tomorrow */
  date: string;
  /** Counters as GET /api/user/games/summary lists them; empty ones are dropped */
  stats?: {
    [key: string]: number | null;
  };
};
export type GameSummaryDto = {
  /** What there is to know of a game, group by group */
  figures: GameFigureDto[];
  /** Every season to choose from, newest first */
  seasons: SeasonSummaryDto[];
  career: StatTotalsDto;
  defaultSeason: number;
};
export type GenerateEmailRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  /** The coach who alone gets it: then the email may say what that coach works with */
  coachId?: number;
  tone?: 'professional' | 'enthusiastic' | 'casual' | 'formal';
  /** What it should say */
  context?: string;
  /** Whether figures of the latest season may be told */
  includeStats?: boolean;
};
export type GenerateSubjectLinesRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  emailContent: string;
  count?: number;
};
export type GeneratedEmail = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  emailContent: string;
};
export type GmailConnect = {
  /** Google’s consent page */
  authUrl: string;
};
export type GmailDisconnected = {
  /** Whether Google confirmed that the access is gone; Recruit has forgotten it in any case */
  revoked: boolean;
};
export type GmailStatusView = {
  connected: boolean;
  /** Null while not connected */
  email: string | null;
  /** The address that has to be connected again */
  lostEmail: string | null;
  state: 'connected' | 'needs_reconnect' | 'not_connected' | 'not_set_up';
  /** False: mail leaves by Gmail, but replies are not seen */
  canReadReplies: boolean;
  /** Why it has to be connected again */
  reason: ('grant_ended' | 'may_not_send' | 'blocked_by_admin' | 'no_mail_service' | 'token_unreadable' | null) | null;
  /** The reason as a sentence for the athlete */
  message: string | null;
  /** Emails that may leave in any 24 hours */
  dailyCap: number;
  /** Emails that left in the last 24 hours */
  sentLast24Hours: number;
};
export type GroupConfirmationRequest = {
  code: string;
  /** The coaches it is right for */
  coachIds: number[];
};
export type GuardianDto = {
  id: string;
  name: string;
  email: string;
  since: string;
  /** The server delivered the invitation to this address; else the athlete handed it over */
  mailed: boolean;
};
export type GuardianRequestDto = {
  id: string;
  athleteId: string;
  athleteName: string;
  kind: 'sharing' | 'birth_date';
  /** Of the share page: what it would show */
  fields: string[];
  /** Of the share page: for how many days; null: without an end */
  days: number | null;
  /** The new birth date */
  birthdate: string | null;
  askedAt: string;
  expiresAt: string;
};
export type HabitsDto = {
  /** Emails sent in the range */
  sent: number;
  bestDay: NumberComparison;
  bestHour: NumberComparison;
  bestRole: RoleComparison;
  responseDays: ResponseDays | null;
};
export type HandChannel = 'email_by_hand' | 'x' | 'text';
export type HandEmailDto = {
  coachName: string;
  schoolName: string;
  from: MailboxDto;
  to: string;
  subject: string;
  text: string;
  problems: MailProblemDto[];
  mailApp: MailAppAddressDto;
  /** On X, without @ */
  xHandle: string | null;
  phone: string | null;
};
export type HeldTextDto = {
  id: string;
  coachName: string | null;
  coachTitle: string;
  schoolName: string;
  toAddress: string;
  /** null: the athlete sends it by hand */
  fromAddress: string | null;
  subject: string;
  text: string;
  /** 0: first email, 1 to 999: follow-up, from 1000 on: answer */
  step: number;
  /** The athlete sends it outside of Recruit, once it is approved */
  byHand: boolean;
};
export type HomeDto = {
  figures: HomeFigures;
  /** What rates are of */
  rates: RatesDto;
  undecided: UndecidedMails;
  /** Not delivered: there was no way to deliver them */
  kept: KeptMails;
  paused: PausedCampaigns;
  /** Schedules that were found more than a day late: the athlete decides */
  late: PausedCampaigns;
  /** Coaches who wait for an answer, newest reply first; at most three */
  waitingReplies: WaitingReplyDto[];
  /** Logged offers, visits and camps with a day to answer by, the next first; at most three */
  deadlines: OpenDeadlineDto[];
  /** Offers without a day to answer by, the newest first; at most three */
  undatedOffers: UndatedOfferDto[];
  /** Visits and camps to come, the next first; at most three */
  comingEvents: ComingEventDto[];
  /** Coaches without an answer one to eight weeks after the last email; not of declined or committed schools */
  silentCoaches: number;
  /** Of these, the hundred who have waited longest */
  silentCoachIds: number[];
  /** Favorites without the email address of any coach */
  favoritesWithoutCoaches: number;
};
export type HomeFigures = {
  /** Favorites whose school exists */
  favorites: number;
  /** Of these, marked in the last seven days */
  newFavorites: number;
  sent: number;
  /** Of these, sent by hand: opens of them cannot be known */
  sentByHand: number;
  /** An estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
  activeCampaigns: number;
  /** Campaigns of which an email left */
  sentCampaigns: number;
};
export type ImportChangeDto = {
  kind: 'add' | 'change';
  school: string;
  /** Null when it is about the school itself */
  coach: string | null;
  /** Null for what is added */
  field: string | null;
  before: string | null;
  after: string | null;
};
export type ImportCountsDto = {
  added: number;
  /** Games that were there and got figures */
  updated: number;
  unchanged: number;
};
export type ImportDebugDto = {
  totalRows: number;
  foundHeaders: string[];
  sampleRow: {
    [key: string]: string;
  } | null;
};
export type ImportDifferenceDto = {
  adds: number;
  changes: number;
  /** What the file names and that stays as it is */
  leaves: number;
  /** At most 50 */
  first: ImportChangeDto[];
};
export type ImportInspectionDto = {
  /** At most 200 */
  columns: InspectedColumnDto[];
  /** The suggestions are what you chose for these headers before */
  remembered: boolean;
  /** The row of the headers, as a spreadsheet counts */
  headerRow: number;
  /** Sheets that can be imported; none for CSV */
  sheets: string[];
  /** The sheet of these columns; null for CSV */
  sheet: string | null;
};
export type ImportIssueDto = {
  /** Data row from 1; 0 is the header */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  /** The row's number in a spreadsheet, from 1; with a mapping messages name it */
  sheetRow: number;
  column: string;
  code: string;
  value: string;
  message: string;
};
export type ImportOwnListDto = {
  /** At most 2 MB and 5,000 rows */
  csvFile: Blob;
  /** Column of the file, from 0 */
  nameColumn: string;
  /** Column of the file, from 0 */
  stateColumn?: object;
  /** Column of the file, from 0 */
  favoriteColumn?: object;
  /** Column of the file, from 0 */
  leadLevelColumn?: object;
  /** Column of the file, from 0 */
  introEmailSentColumn?: object;
  /** Column of the file, from 0 */
  responseGottenColumn?: object;
  /** Column of the file, from 0 */
  filmSentColumn?: object;
  /** Column of the file, from 0 */
  twitterConnectionColumn?: object;
  /** Column of the file, from 0 */
  notesColumn?: object;
  /** Column of the file, from 0 */
  nextStepColumn?: object;
  /** Schools that you picked for rows, as row:schoolId */
  choices?: string;
  /** Says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
};
export type ImportProgressDto = {
  phase: 'idle' | 'reading';
  kind: ('schools' | 'coaches' | 'rosters' | 'incoming' | 'pack') | null;
  fileName: string | null;
  rowsRead: number;
  /** About; null when not known */
  totalRows: number | null;
  startedAt: string | null;
};
export type ImportRecordDto = {
  id: string;
  kind: 'schools' | 'coaches' | 'rosters' | 'incoming' | 'pack';
  fileName: string;
  /** Null when the account is gone */
  by: string | null;
  /** tried: a dry run; refused: all or nothing was chosen and a row could not be read */
  status: 'running' | 'applied' | 'tried' | 'refused' | 'failed' | 'undone';
  rowsRead: number;
  errorCount: number;
  warningCount: number;
  createdCount: number;
  changedCount: number;
  startedAt: string;
  finishedAt: string | null;
  undoneAt: string | null;
};
export type ImportRequestDto = {
  /** CSV, at most 200 MB; with a mapping also XLSX or ODS, at most 20 MB and 200 MB unpacked */
  csvFile: Blob;
  /** Says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
  /** Stores nothing when one row cannot be read */
  allOrNothing?: 'true' | 'false';
  /** JSON: header of the file → column of the import, "" where it is not used. With it a bad optional value is left out with a warning instead of its row, and it is remembered for files with the same headers. */
  mapping?: string;
  /** The sheet of a spreadsheet; left out, the first with the headers of the mapping */
  sheet?: string;
  /** JSON: what takes the place of a cell; row: the row's number in a spreadsheet. Used with a mapping. */
  corrections?: string;
};
export type ImportStaffPageRequest = {
  schoolId: number;
  /** Where the page is */
  sourceUrl?: string;
  people: PastedPersonDto[];
  /** Names on the page that you do not keep: they are not taken for gone */
  others?: string[];
  /** Offers the people to everyone: an admin compares the page with the directory and decides; nothing about you is shown */
  offerToAll?: boolean;
};
export type ImportedDto = {
  /** Schools that were created */
  schools: number;
  /** Coaches who were created */
  coaches: number;
  /** Schools of the file that some athlete tracks */
  targetSchools: number;
};
export type ImportedGameDto = {
  opponent: string;
  date: string;
  season: number;
  outcome: 'added' | 'updated' | 'unchanged';
  /** As the game reads now */
  stats: {
    [key: string]: number;
  };
};
export type ImportedRostersDto = {
  /** Rosters that were created */
  rosters: number;
  /** Players of all rosters that were created or replaced */
  players: number;
};
export type ImproveEmailRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  currentEmail: string;
  improvementType: 'grammar' | 'tone' | 'length' | 'persuasive';
  /** For improvementType tone */
  tone?: 'professional' | 'enthusiastic' | 'casual' | 'formal';
};
export type ImprovedEmailDto = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  improvedEmail: string;
};
export type InspectImportRequest = {
  /** CSV, at most 200 MB; or XLSX or ODS, at most 20 MB and 200 MB unpacked */
  csvFile: Blob;
  /** What the file will be imported as */
  kind: 'schools' | 'coaches' | 'rosters' | 'incoming';
  /** The sheet of a spreadsheet; left out, the one that fits best */
  sheet?: string;
};
export type InspectedColumnDto = {
  header: string;
  /** The first values that are not blank */
  samples: string[];
  /** What it is read as without a mapping; null: not used */
  readAs: string | null;
  /** What it was chosen to be before, or probably is */
  suggestion: string | null;
};
export type InvitationDto = {
  id: string;
  address: string;
  mailed: boolean;
  createdAt: string;
  expiresAt: string;
};
export type InvitationTokenRequest = {
  token: string;
};
export type InviteGuardianRequest = {
  email: string;
};
export type InvitedDto = {
  /** The link to hand over where the server cannot send email; said once. null: it was delivered */
  link: string | null;
  family: FamilyDto;
};
export type JoinAsGuardianRequest = {
  token: string;
  /** Counts when the athlete has no guardian yet */
  approve: 'never' | 'first' | 'every';
  /** Counts when the athlete has no guardian yet */
  askBeforeSharing: boolean;
  name: string;
  username: string;
  password: string;
  /** Looked at once and not stored */
  birthdate: string;
};
export type KeptMails = {
  count: number;
  /** A campaign that has such emails */
  campaignId: string | null;
};
export type KnownAsDto = {
  state: 'new' | 'known' | 'changed';
  /** Where; null when new */
  where: ('yours' | 'directory') | null;
  /** What the page says differently */
  changes: ('name' | 'title' | 'email' | 'phone' | 'twitter')[];
  /** You changed the contact by hand: saving leaves it as it is */
  staysAsIs: boolean;
};
export type LastDeliverability = {
  /** Null before the first check */
  report: Deliverability | null;
};
export type LastLineDto = {
  /** out: the athlete wrote it */
  direction: MailDirection;
  /** Its beginning on one line, at most 140 characters */
  text: string;
  /** Of an email; null of what came back */
  status: MailStatus | null;
  /** A program answered, such as during vacation */
  isAutomatic: boolean;
};
export type LastListImportDto = {
  at: string;
  /** Schools that it changed */
  schools: number;
};
export type LastOwnListImportDto = {
  /** Null when there is none that can be undone */
  last: LastListImportDto | null;
};
export type LeadChange = {
  from: string;
  to: string;
};
export type LeaveGroupDto = {
  /** They leave in the quarter of an hour after this */
  at: string;
  count: number;
};
export type LinkAnswerDto = {
  answer: 'ok' | 'not_found' | 'unreachable' | 'refused';
  message: string;
};
export type ListCountsDto = {
  reach: number;
  target: number;
  likely: number;
  /** Junior colleges, for who is below a minimum of the rules */
  still_open: number;
  below_minimum: number;
  /** Too little is known to say */
  unknown: number;
};
export type LogContactDto = {
  kind: 'call' | 'text' | 'visit' | 'camp' | 'offer' | 'other';
  /** When it happened; a day alone stands for its noon. A visit or a camp can be to come */
  at: string;
  withWhom?: string;
  note?: string;
  /** Of an offer */
  status?: ('verbal' | 'written' | 'signed' | 'withdrawn' | 'declined' | null) | null;
  /** The last day to answer an offer, a visit or a camp */
  deadline?: string | null;
};
export type LoggedContactDto = {
  id: string;
  schoolId: number;
  kind: 'call' | 'text' | 'visit' | 'camp' | 'offer' | 'other';
  at: string;
  /** May be empty */
  withWhom: string;
  /** May be empty */
  note: string;
  /** Of an offer, if it is known */
  status: ('verbal' | 'written' | 'signed' | 'withdrawn' | 'declined' | null) | null;
  /** The last day to answer */
  deadline: string | null;
};
export type LoginRequest = {
  username: string;
  password: string;
};
export type MailAppAddressDto = {
  /** At most 2,000 characters */
  href: string;
  /** The email was too long and ends with a note: copy the full text */
  isShortened: boolean;
};
export type MailChannel = 'email' | 'email_by_hand' | 'x' | 'text';
export type MailDirection = 'out' | 'in';
export type MailPreviewDto = {
  coachId: number;
  coachName: string;
  schoolName: string;
  from: MailboxDto;
  replyTo: MailboxDto;
  to: string | null;
  subject: string;
  text: string;
  /** Of the text that was written for this coach; 0: it is the campaign’s text */
  textRevision: number;
  /** What a change for this coach starts from: filled in, except what is empty and the birth date */
  editable: EditableMailDto;
  problems: MailProblemDto[];
  /** Words that coaches dislike; they hold nothing back */
  warnings: MailProblemDto[];
};
export type MailProblemDto = {
  coachId: number;
  code:
    | 'unknown_placeholder'
    | 'empty_placeholder'
    | 'birthdate_included'
    | 'other_school'
    | 'other_coach'
    | 'missing_link'
    | 'missing_attachment'
    | 'leftover_bracket'
    | 'shouting'
    | 'harsh_words'
    | 'recent_contact'
    | 'same_person'
    | 'same_person_twice'
    | 'offer_withdrawn'
    | 'offer_declined'
    | 'signed_elsewhere'
    | 'answer_waits'
    | 'already_met';
  place: string;
  fix: string;
};
export type MailSender = {
  /** gmail, mailbox: from the athlete’s own account; smtp: from the platform’s address; demo: to the invented coaches of the demo; outbox: not at all, mail is kept on this server */
  via: 'demo' | 'gmail' | 'mailbox' | 'outbox' | 'smtp';
  /** The address that coaches see as the sender */
  address: string;
  /** Where the answers of coaches go */
  replyTo: string;
  /** Whether the athlete could connect a Gmail account here: the server has a Google client */
  canConnectGmail: boolean;
  /** Whether mail to invented example coaches is delivered, within the demo; else it is kept */
  deliversExamples: boolean;
  /** Whether mail may leave now */
  ready: boolean;
  reason: ('email_not_verified' | 'gmail_needs_reconnect' | 'mailbox_needs_reconnect' | 'nothing_can_deliver' | null) | null;
};
export type MailServerInput = {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
};
export type MailServerView = {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
};
export type MailStats = {
  emailsSentCount: number;
  /** Of these, sent by hand: opens of them cannot be known */
  emailsSentByHandCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
};
export type MailStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'opened'
  | 'replied'
  | 'auto_reply'
  | 'bounced'
  | 'failed'
  | 'skipped'
  | 'unknown'
  | 'cancelled'
  | 'kept'
  | 'waiting_for_approval';
export type MailboxDto = {
  name: string;
  address: string;
};
export type MailboxPresetView = {
  /** “other” for a server of one’s own */
  provider: string;
  name: string;
  signIn: 'app_password' | 'password' | 'oauth' | 'bridge';
  imap: MailServerView | null;
  smtp: MailServerView | null;
  /** Emails in 24 hours */
  dailyCap: number | null;
  /** The provider’s own instructions */
  helpUrl: string | null;
  hint: string;
  /** False where such a mailbox cannot be connected on this server; the hint says why */
  available: boolean;
};
export type MailboxPresetsView = {
  /** The one for the address */
  chosen: MailboxPresetView;
  /** All of them; “other” is the last */
  presets: MailboxPresetView[];
};
export type MailboxStatusView = {
  connected: boolean;
  state: 'connected' | 'needs_reconnect' | 'not_connected';
  /** Also while it has to be connected again */
  email: string | null;
  username: string | null;
  imap: MailServerView | null;
  smtp: MailServerView | null;
  /** oauth: with Microsoft’s own sign-in */
  signIn: ('password' | 'oauth' | null) | null;
  /** Id of the preset; null for any other server */
  provider: string | null;
  reason: ('sign_in_refused' | 'may_not_send' | 'password_unreadable' | 'grant_ended' | 'token_unreadable' | null) | null;
  /** The reason as sentences for the athlete, with the server’s words */
  message: string | null;
  /** Emails that may leave in any 24 hours */
  dailyCap: number;
  /** Emails that left in the last 24 hours */
  sentLast24Hours: number;
};
export type MarkByHandRequest = {
  channel: HandChannel;
  /** Problems of which the athlete said “Keep as it is” */
  confirmed?: (
    | 'unknown_placeholder'
    | 'empty_placeholder'
    | 'birthdate_included'
    | 'other_school'
    | 'other_coach'
    | 'missing_link'
    | 'missing_attachment'
    | 'leftover_bracket'
    | 'shouting'
    | 'harsh_words'
    | 'recent_contact'
    | 'same_person'
    | 'same_person_twice'
    | 'offer_withdrawn'
    | 'offer_declined'
    | 'signed_elsewhere'
    | 'answer_waits'
    | 'already_met'
  )[];
  /** Of a message by X or text: what was sent, with placeholders */
  template?: string;
};
export type MarkFavoriteDto = {
  schoolId: number;
};
export type MatchBands = {
  /** 80 and more */
  high: number;
  /** 60 to 79 */
  good: number;
  /** Under 60 */
  fair: number;
  /** Too little is known */
  unknown: number;
};
export type MatchedSchoolDto = {
  id: number;
  name: string;
  state: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
};
export type MaxPrepsImportDto = {
  imported: ImportCountsDto;
  /** Newest first */
  games: ImportedGameDto[];
  /** null without a game */
  seasons: SeasonSpanDto | null;
  /** Whose page it was; null for a file */
  athleteName: string | null;
  /** What was left out or kept, and why */
  notes: string[];
};
export type MeasuredDto = {
  value: number;
  unit: 's' | 'in' | 'lbs';
  /** null where nothing is timed */
  timing: ('hand' | 'laser' | null) | null;
  date: string | null;
  place: string | null;
  measuredBy: string | null;
};
export type MeasuredRequest = {
  /** Seconds with at most two decimals, whole pounds, or inches in eighths, also as text: 33 1/8, 9'8" */
  value: number | string;
  /** The unit of the field */
  unit?: 's' | 'in' | 'lbs';
  /** Required where the value is timed, else left out */
  timing?: ('hand' | 'laser' | null) | null;
  /** In the last five years, not in the future */
  date?: string | null;
  place?: string | null;
  measuredBy?: string | null;
};
export type MicrosoftConsent = {
  /** Microsoft’s consent page */
  authUrl: string;
};
export type MissingPartDto = {
  /** The field of the user that fills it */
  field: string;
  label: string;
  /** Points that it brings */
  weight: number;
};
export type NamedPlayersDto = {
  players: number;
  /** At your position */
  own: number;
  /** The files that name them */
  source: string;
  /** The day on which the oldest of them was loaded */
  asOf: string;
};
export type NewAppDto = {
  /** For an app that cannot read the QR code */
  secret: string;
  /** What the QR code holds */
  address: string;
};
export type NextGameDto = {
  id: string;
  opponent: string;
  date: string;
  time: string | null;
  venue: 'home' | 'away' | 'neutral';
  place: string | null;
};
export type NextGameRequest = {
  opponent: string;
  date: string;
  /** As the clocks of the place show it; null: not known yet */
  time: string | null;
  venue: 'home' | 'away' | 'neutral';
  place: string | null;
};
export type NoAnswerReason =
  | 'no_reply_yet'
  | 'by_form'
  | 'not_checked'
  | 'suppressed'
  | 'account_needs_reconnect'
  | 'account_disconnected'
  | 'account_changed'
  | 'cannot_send'
  | 'sent_by_hand'
  | 'paused_by_guardian'
  | 'guardian_reads_first';
export type NotedReplyRequest = {
  /** When the reply came; noon of a day is fine */
  at: string;
  text?: string;
};
export type NumberComparison = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Days or hours that have emails */
  groups: number;
  /** Highest share of replies, if Fisher's exact test against all other emails says that chance makes such a difference in under 5 % of cases; null: too few to tell */
  best: NumberHabit | null;
};
export type NumberHabit = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Weekday from 1 Monday to 7 Sunday, or hour from 0 to 23 */
  value: number;
};
export type OpenCoachWordDto = {
  athleteName: string;
  coachName: string;
  coachSchool: string;
  expiresAt: string;
  /** Without those that changed since */
  figures: FigureTextDto[];
};
export type OpenDeadlineDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  contactKind: 'offer' | 'visit' | 'camp';
  status: ('verbal' | 'written' | null) | null;
  deadline: string;
};
export type OpenInvitationDto = {
  athleteName: string;
  address: string;
  expiresAt: string;
  /** What the other guardian has set; null: there is none */
  approve: ('never' | 'first' | 'every') | null;
};
export type OpeningsDto = {
  entryYear: number | null;
  /** Of the roster */
  season: number | null;
  /** Named on the roster; null without one */
  rosterPlayers: number | null;
  /** Your position first; empty while it is not known who leaves */
  positions: PositionOpeningsDto[];
  sentence: string;
  /** Recruits who are named for then; null: not known */
  incoming: NamedPlayersDto | null;
  /** Transfers that are named until then; null: not known */
  transfers: TransfersDto | null;
  /** Null where no limit is known to apply */
  rosterRule: RosterRuleDto | null;
};
export type Operations = {
  at: string;
  users: OperationsUsers;
  queues: OperationsQueue[];
  gmail: OperationsGmail;
  mailboxes: OperationsMailboxes;
  replies: OperationsReplies;
  sending: OperationsSending;
  process: OperationsProcess;
};
export type OperationsAccount = {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  isGuardian: boolean;
  /** Invented for the demo */
  isExample: boolean;
  isEmailVerified: boolean;
  createdAt: string;
  /** To ten minutes; null without an open session */
  lastSeenAt: string | null;
};
export type OperationsGmail = {
  /** Whether athletes can connect an account at all on this server */
  isSetUp: boolean;
  connected: number;
  /** Of the connected ones: replies cannot be read */
  sendOnly: number;
  needsReconnect: number;
  /** Of the connected ones: wait because Google asked to slow down */
  resting: number;
};
export type OperationsMailboxes = {
  /** Mailboxes by IMAP and SMTP */
  connected: number;
  needsReconnect: number;
  /** Of the connected ones: wait because their server asked to slow down */
  resting: number;
};
export type OperationsProcess = {
  /** Milliseconds that requests waited for the event loop of this process: 99th percentile of the worst of the last five minutes */
  eventLoopDelayP99Ms: number;
};
export type OperationsQueue = {
  name: string;
  due: number;
  /** Not before a moment that is still to come */
  scheduled: number;
  running: number;
  failed: number;
  oldestDueAt: string | null;
};
export type OperationsReplies = {
  /** Connected Gmail accounts and mailboxes that are looked into */
  mailboxes: number;
  due: number;
  inTrouble: number;
  /** The newest check of any mailbox */
  lastCheckAt: string | null;
  /** The oldest of all last checks */
  oldestCheckAt: string | null;
};
export type OperationsSending = {
  /** Without one, whatever no mailbox of the athlete’s takes stays in the outbox */
  hasMailServer: boolean;
  lastHour: number;
  lastDay: number;
  lastWeek: number;
  queued: number;
  unknown: number;
  /** Not delivered: kept until there is a way to deliver them */
  kept: number;
  /** Refused in the last 24 hours */
  failedLastDay: number;
  /** Sent in the last 24 hours by the Gmail account or mailbox that sent most */
  busiestMailbox: number | null;
};
export type OperationsUsers = {
  total: number;
  admins: number;
  /** Signed up in the last 7 days */
  newThisWeek: number;
  /** Used the product in the last 7 days, by the sessions that are open */
  seenThisWeek: number;
};
export type OutboxMail = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server; demo: delivered within the demo */
  reason: 'no_mail_server' | 'example_recipient' | 'demo';
  createdAt: string;
};
export type OutboxMailText = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server; demo: delivered within the demo */
  reason: 'no_mail_server' | 'example_recipient' | 'demo';
  createdAt: string;
  text: string;
};
export type OwnApprovalDto = {
  campaignId: string;
  campaign: string;
  emails: number;
  schools: number;
  /** Of these, first emails to a coach */
  firstEmails: number;
  /** Of these, follow-ups */
  followUps: number;
  /** Of these, answers to a coach */
  answers: number;
  askedAt: string;
  /** When it ends if nobody decides */
  expiresAt: string;
  /** A decision names it: what is held or changed later is not decided about */
  upTo: string;
  /** How many guardians got an email about it; null while the server has not tried */
  told: number | null;
};
export type OwnApprovalsDto = {
  /** The oldest first */
  emails: OwnApprovalDto[];
  /** What guardians read before it leaves; null: you have none */
  approve: ('never' | 'first' | 'every') | null;
  /** Since when a guardian lets nothing leave; null: nobody paused */
  pausedAt: string | null;
  /** When the account is deleted because a guardian wants it; null: nobody does */
  deletedAt: string | null;
  /** Whether you can stop it yourself: from 18 on */
  canStopDeletion: boolean;
  /** Whether nothing leaves before a guardian has joined you */
  needsGuardian: boolean;
};
export type OwnListFileDto = {
  /** At most 2 MB and 5,000 rows */
  csvFile: Blob;
};
export type OwnListImportDto = {
  message: string;
  /** Schools that read differently now */
  changed: number;
  totalRows: number;
  matchedRows: number;
  unmatchedRows: number;
  ambiguousRows: number;
  refusedRows: number;
  /** Laid to a school with another name; at most 200 */
  readAs: OwnListReadAs[];
  /** At most 200 */
  unmatched: OwnListOpenRow[];
  /** At most 200 */
  ambiguous: OwnListOpenRow[];
  /** At most 200 */
  errors: OwnListIssueDto[];
};
export type OwnListInspectionDto = {
  headers: string[];
  /** The first five */
  rows: string[][];
  totalRows: number;
  /** What the columns seem to be, each a number from 0 */
  mapping: OwnListMappingDto;
};
export type OwnListIssueDto = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  field:
    | 'name'
    | 'state'
    | 'favorite'
    | 'leadLevel'
    | 'introEmailSent'
    | 'responseGotten'
    | 'filmSent'
    | 'twitterConnection'
    | 'notes'
    | 'nextStep';
  code: object;
  value: string;
  message: string;
};
export type OwnListMappingDto = {
  name?: number;
  state?: number;
  favorite?: number;
  leadLevel?: number;
  introEmailSent?: number;
  responseGotten?: number;
  filmSent?: number;
  twitterConnection?: number;
  notes?: number;
  nextStep?: number;
};
export type OwnListOpenRow = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  name: string;
  state: string | null;
  /** Which it may mean, likeliest first */
  schools: MatchedSchoolDto[];
};
export type OwnListReadAs = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  name: string;
  school: MatchedSchoolDto;
};
export type PackCountsDto = {
  /** In the pack */
  total: number;
  created: number;
  changed: number;
};
export type PackImportResultDto = {
  importId: string;
  /** tried: a dry run */
  end: 'stored' | 'tried';
  /** When the other server made the pack */
  createdAt: string;
  schools: PackCountsDto;
  coaches: PackCountsDto;
  /** The first 50 differences */
  first: ImportChangeDto[];
};
export type PackRequestDto = {
  /** A directory pack (.ndjson.gz), at most 200 MB unpacked */
  packFile: Blob;
  /** Says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
};
export type PageNoticeDto = {
  code:
    | 'nobody'
    | 'pictures'
    | 'roster'
    | 'email'
    | 'other_sport'
    | 'no_football'
    | 'other_school'
    | 'directory'
    | 'no_addresses'
    | 'one_address';
  message: string;
};
export type PasskeyDto = {
  id: string;
  name: string;
  /** A password manager keeps it on several devices */
  isBackedUp: boolean;
  createdAt: string;
  /** Null until it was used */
  lastUsedAt: string | null;
};
export type PasskeyQuestion = {
  /** Options for the browser, as the WebAuthn standard's JSON. Good for one answer within 5 minutes */
  options: {
    [key: string]: any;
  };
};
export type PasskeySignInRequest = {
  /** What the browser answers, as the WebAuthn standard's JSON */
  passkey: string;
};
export type PastedPersonDto = {
  firstName: string;
  lastName: string;
  /** May be empty */
  title: string;
  email: string | null;
  phone: string | null;
  /** The handle on X */
  twitter: string | null;
};
export type PausedCampaigns = {
  count: number;
  /** Emails that wait in them */
  mails: number;
  /** One of them */
  campaignId: string | null;
};
export type PhotoUpload = {
  /** PUT one image of at most 5,242,880 bytes there, within ten minutes */
  uploadURL: string;
  /** Headers to send with the PUT; empty unless the storage asks for some */
  headers: {
    [key: string]: string;
  };
};
export type PlaceholderDto = {
  /** Written {{student_position}} */
  name:
    | 'coach_first_name'
    | 'coach_last_name'
    | 'school_name'
    | 'share_link'
    | 'stats_line'
    | 'student_first_name'
    | 'student_last_name'
    | 'student_position'
    | 'student_graduation_year'
    | 'student_height'
    | 'student_weight'
    | 'student_forty_yard_dash'
    | 'student_vertical_jump'
    | 'student_broad_jump'
    | 'student_pro_shuttle'
    | 'student_three_cone_drill'
    | 'student_bench_press'
    | 'student_squat'
    | 'student_power_clean'
    | 'student_jersey_number'
    | 'student_gpa'
    | 'student_high_school'
    | 'student_city'
    | 'student_state'
    | 'student_birthdate'
    | 'student_twitter_handle'
    | 'hudl_profile_url';
  label: string;
  /** coach: each coach gets another value */
  about: 'coach' | 'you';
  /** What a coach could read */
  example: string;
  /** Your own value; null where each coach gets another */
  value: string | null;
  /** You have no value yet: an email with it is held back */
  isEmpty: boolean;
};
export type PlannedDeletionDto = {
  /** From when on the account is deleted */
  deletionDueAt: string;
};
export type PlatformMail = {
  /** The last emails from the platform’s own address, 200 at most */
  sent: number;
  /** Of these: refused for good, or came back */
  bounced: number;
  /** Of the bounced ones: the address does not exist */
  hardBounces: number;
  /** The stop in force, with the figures of its beginning */
  stop: PlatformMailStop | null;
};
export type PlatformMailStop = {
  /** The last emails from the platform’s own address, 200 at most */
  sent: number;
  /** Of these: refused for good, or came back */
  bounced: number;
  /** Of the bounced ones: the address does not exist */
  hardBounces: number;
  at: string;
  /** Ten hard bounces, or more than 5 % of the last emails (20 at least) bounced */
  reason: 'hard_bounces' | 'bounce_rate';
};
export type PositionOpeningsDto = {
  position: string;
  /** You play there */
  isOwn: boolean;
  /** On the roster, without those whose class is over */
  players: number;
  /** Leave before you come, even if a fifth year is played */
  leaveAtLeast: number;
  /** Leave before you come, if nobody plays a fifth year */
  leaveAtMost: number;
};
export type PreviewScheduleRequest = {
  schedule: ScheduleRequest;
  /** Left out: the coaches whose emails of the campaign wait */
  selectedCoachIds?: number[];
};
export type ProfileMessageDto = {
  id: string;
  at: string;
  /** As typed */
  name: string;
  /** As typed */
  school: string;
  /** As typed */
  address: string;
  text: string;
  /** A coach of the directory, or an own contact, has this address; anybody can type it */
  isKnownAddress: boolean;
  /** In whose conversation it stands; null: the address is nobody’s */
  coachId: number | null;
  /** Why it may not be what it says */
  suspicions: SuspicionReason[];
  /** The athlete checked who wrote it */
  isChecked: boolean;
  /** Reported to the admins */
  reportedAt: string | null;
  /** Shown to the guardians; null: not, or there was none */
  shownToGuardianAt: string | null;
};
export type ProfileMessageRequest = {
  /** Chosen by the page: the same one is kept once */
  key: string;
  name: string;
  school: string;
  email: string;
  text: string;
  /** People do not see this field: what fills it in is a program */
  website?: string;
};
export type ProfileMessagesDto = {
  /** Newest first */
  messages: ProfileMessageDto[];
  /** A guardian would see a message that is reported */
  hasGuardian: boolean;
  /** Where the next, older page begins */
  before: string | null;
};
export type ProfileScoreDto = {
  score: number;
  /** The heaviest first */
  missing: MissingPartDto[];
};
export type ProposeCorrectionDto = {
  /** Needed unless contactId is given */
  schoolId?: number;
  /** The shared coach that it is about */
  coachId?: number;
  /** Proposes this contact of your own for everybody */
  contactId?: number;
  /** Needed unless contactId is given */
  kind?: 'wrong_address' | 'left' | 'new_contact' | 'other';
  proposed?: ProposedCoachDto;
  note?: string;
};
export type ProposedCoachDto = {
  name?: string;
  title?: string;
  email?: string;
  phone?: string;
};
export type PutFollowUpsRequest = {
  /** The revision that the list was written from */
  revision: number;
  steps: FollowUpRequest[];
};
export type RateStrategyRequest = {
  useful: boolean;
};
export type RatedStrategy = {
  strategyId: string;
  useful: boolean;
};
export type RatesDto = {
  /** Emails that did not bounce */
  counted: number;
  /** Of these, the ones whose opens can be seen: not sent by hand */
  seen: number;
  /** Of the seen ones; an estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
};
export type ReadPersonDto = {
  firstName: string;
  lastName: string;
  title: string;
  email: string | null;
  phone: string | null;
  /** The handle on X, without @ */
  twitter: string | null;
  /** null: an office, or the page does not say */
  sport: string | null;
  /** By the title: who coaches, not who runs, trains or equips the team */
  isCoach: boolean;
  /** Why somebody should look at this person */
  checks: ('address_was_hidden' | 'shared_address' | 'two_addresses')[];
  /** What is known of the person at the school */
  known: KnownAsDto;
};
export type ReadStaffPageRequest = {
  /** What was copied, as text/html */
  html?: string;
  /** What was copied, as text/plain */
  text?: string;
  /** The school whose page it is */
  schoolId?: number;
};
export type ReadTextsDto = {
  read: number;
  /** Why the others could not be read */
  trouble: TextTrouble | null;
};
export type ReceiptDto = {
  requestedAt: string;
  /** Null while the rows are being deleted */
  erasedAt: string | null;
  items: CountedDto[];
  /** Whether Google took the access back */
  google: 'none' | 'waiting' | 'done' | 'given_up';
  /** When rows, files and access were gone */
  doneAt: string | null;
};
export type RecipientDto = {
  coachId: number;
  coachName: string;
  coachEmail: string | null;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  /** Codes with commas between them, or empty */
  position: string;
  isHeadCoach: boolean;
  /** An invented example: mail to it stays on this server */
  isExample: boolean;
  group: 'head_coach' | 'recruiting_coordinator' | 'position_coach';
  selectable: boolean;
  reason: string | null;
  /** The last email to this coach within the days of the email settings, outside of this campaign */
  earlier: string | null;
  standing: CoachStandingDto;
};
export type RecoveryCodesDto = {
  /** Readable only now; each works once */
  codes: string[];
};
export type RecruitingProfileDto = {
  /** False for division "na": nothing is known */
  isKnown: boolean;
  /** A guide, not a rule */
  gpaMinimum: number | null;
  /** Null where recruiting is national, or unknown */
  regionMiles: number | null;
  facts: FitInputDto[];
};
export type RegisterRequest = {
  username: string;
  email: string;
  password: string;
  /** Under 13 is refused with the code under_13, and nothing is stored */
  birthdate?: string | null;
};
export type RenamePasskeyRequest = {
  name: string;
};
export type ReplyCheck = {
  /** Emails that left, and so may be answered */
  checked: number;
  /** Answers of people that the athlete was not told of before */
  repliesFound: number;
};
export type ReplyEntryDto = {
  id: string;
  at: string;
  /** A machine wrote it */
  isAutomatic: boolean;
  from: string;
  fromAddress: string;
  subject: string;
  /** Plain text, without what it quotes */
  text: string;
  /** Quoted emails and signature below it */
  earlier: string;
  textState: TextState;
  /** Pictures on other servers, none of which is loaded */
  pictures: number;
  /** Not from the school’s address */
  outsideDomain: boolean;
  /** Why it may not be what it says */
  suspicions: SuspicionReason[];
  /** Reported to the admins */
  reportedAt: string | null;
  /** Shown to the guardians; null: not, or there was none */
  shownToGuardianAt: string | null;
  /** The athlete checked who wrote it */
  isChecked: boolean;
  /** The athlete wrote it down */
  isNoted: boolean;
  /** It came by the form of the shared profile, where anybody can type the address of a coach */
  isByForm: boolean;
};
export type ReplyReportDto = {
  id: string;
  /** The athlete who reported it */
  username: string;
  fromName: string;
  fromAddress: string;
  /** The school whose coach the athlete wrote to */
  schoolName: string;
  subject: string;
  /** How it begins; the text stays with the athlete */
  snippet: string;
  reasons: SuspicionReason[];
  /** Not from an address that is known to be the school’s */
  outsideDomain: boolean;
  receivedAt: string;
  reportedAt: string;
  handledAt: string | null;
};
export type ReplyReportPageDto = {
  /** Newest first */
  reports: ReplyReportDto[];
  /** The `before` of the next page; null: this was the last one */
  next: string | null;
};
export type ResetLinkDto = {
  /** Where the link goes; null: there is no mail server */
  sentTo: string | null;
  /** The link to hand over, where there is no mail server; good once and for 30 minutes */
  link: string | null;
};
export type ResetMail = {
  /** Whether this server sends email at all; the same whether or not there is an account with this address */
  sendsEmail: boolean;
};
export type ResetMailRequest = {
  email: string;
};
export type ResetPasswordRequest = {
  newPassword: string;
  /** The token of the link */
  token: string;
};
export type ResponseDays = {
  /** Median, in days */
  value: number;
  replies: number;
};
export type ResumeCampaignRequest = {
  /** The address to send from, when it is not the one the campaign was started with */
  sendFrom?: string;
  /** When the rest leaves from now on */
  schedule?: ScheduleRequest;
};
export type RetriedJobs = {
  retried: number;
};
export type RoleComparison = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Roles that have emails */
  groups: number;
  /** Highest share of replies, if Fisher's exact test against all other emails says that chance makes such a difference in under 5 % of cases; null: too few to tell */
  best: RoleHabit | null;
};
export type RoleHabit = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  value: 'head_coach' | 'recruiting_coordinator' | 'position_coach';
};
export type RosterCountDto = {
  rosters: number;
};
export type RosterFitDto = {
  position: string;
  urgency: 'high' | 'medium' | 'low';
  graduatingPlayers: number;
  /** Null when the roster marks no starters at the position */
  startersGraduating: number | null;
};
export type RosterImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  /** The first 100 rows that could not be read, or not as a whole */
  toCorrect: RowToCorrectDto[];
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  imported: ImportedRostersDto;
  /** Rosters that read differently now */
  changed: RosterCountDto;
};
export type RosterPlayerDto = {
  name: string;
  position: string;
  /** Year of graduation */
  classYear: string | null;
  /** Null when the roster does not say */
  isStarter: boolean | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  /** Seasons left after this one */
  eligibilityRemaining: number | null;
  /** The year in which the season began */
  season: number;
};
export type RosterRuleDto = {
  /** Row of the rules table */
  ruleId: string;
  division: string;
  text: string;
  /** The day on which the rule was read */
  asOf: string;
  sourceUrl: string;
};
export type RowToCorrectDto = {
  /** The row's number in a spreadsheet, from 1 */
  sheetRow: number;
  /** Column of the import: what the row says */
  values: {
    [key: string]: string;
  };
};
export type SchedulePreviewDto = {
  /** Campuses whose zone has to be chosen first; then nothing is planned */
  questions: ZoneQuestionDto[];
  emails: number;
  /** Of the first email */
  first: ArrivalDto | null;
  /** Of the last email */
  last: ArrivalDto | null;
};
export type ScheduleRequest = {
  /** now; at one time; or on the next weekday morning of each campus */
  way: ScheduleWay;
  /** The athlete’s time zone */
  zone: string;
  /** For the way “at”: day and time in the athlete’s zone */
  at?: string;
  /** Emails of this campaign on one day; null: all on the first. Left out: the daily limit of the email settings */
  dailyLimit?: number | null;
  /** Answers to the questions of zone_needed */
  zones?: CampusZoneAnswer[];
};
export type ScheduleWay = 'now' | 'at' | 'morning';
export type SchoolAcademicsDto = {
  source: string;
  /** Academic year of the figures */
  year: string | null;
  /** Academic year of the test scores */
  scoresYear: string | null;
  /** 0 to 1 */
  admissionRate: number | null;
  satReading25: number | null;
  satReading75: number | null;
  satMath25: number | null;
  satMath75: number | null;
  satAverage: number | null;
  act25: number | null;
  act75: number | null;
  undergradEnrollment: number | null;
  /** US dollars a year */
  tuitionInState: number | null;
  /** US dollars a year */
  tuitionOutOfState: number | null;
  /** US dollars a year */
  netPriceAverage: number | null;
  /** 0 to 1 */
  completionRate4yr: number | null;
  /** Percent */
  graduationRate6yr: number | null;
  testPolicy: string | null;
  control: string | null;
  locale: string | null;
};
export type SchoolDependantsDto = {
  coaches: number;
  /** Coaches whom athletes added for themselves */
  contacts: number;
  favorites: number;
  trackings: number;
  rosterPlayers: number;
};
export type SchoolDetailDto = {
  id: number;
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  /** FBS or FCS in D1 */
  subdivision: string | null;
  /** Null: not known */
  association: ('NCAA' | 'NAIA' | 'NJCAA' | 'CCCAA' | 'NCCAA' | 'USCAA' | 'U SPORTS') | null;
  conference: string | null;
  /** Postal code */
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
  /** Degrees, of the campus */
  latitude: number | null;
  longitude: number | null;
  academics: SchoolAcademicsDto | null;
};
export type SchoolDto = {
  id: number;
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  /** FBS or FCS in D1 */
  subdivision: string | null;
  /** Null: not known */
  association: ('NCAA' | 'NAIA' | 'NJCAA' | 'CCCAA' | 'NCCAA' | 'USCAA' | 'U SPORTS') | null;
  conference: string | null;
  /** Postal code */
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
};
export type SchoolFitsDto = {
  /** Version of the method */
  fitVersion: number;
  /** The fall in which you would start */
  entryYear: number | null;
  /** Minimums of the rules that you are below */
  gates: DivisionGateDto[];
  /** Every school, by id */
  schoolIds: number[];
  tiers: ('likely' | 'target' | 'reach' | 'still_open' | 'below_minimum' | 'unknown')[];
  /** Lower end of the total; null below a minimum and while too little is known */
  scores: (number | null)[];
  /** Upper end of the total */
  highs: (number | null)[];
  /** Miles from home to the campus; null while one of them is not known */
  miles: (number | null)[];
  /** Need for your position in your entry year, 0 to 100; null while it is not known */
  needs: (number | null)[];
  /** Percent of applicants who are admitted; null where it is not published */
  admissionRates: (number | null)[];
  /** US dollars a year that students with aid pay on average; null where it is not published */
  netPrices: (number | null)[];
};
export type SchoolImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  /** The first 100 rows that could not be read, or not as a whole */
  toCorrect: RowToCorrectDto[];
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  imported: ImportedDto;
  changed: ChangedDto;
};
export type SchoolStepsDto = {
  /** Written to, or with a logged call, visit or offer; each school counts once */
  schools: number;
  /** An email to a coach did not bounce */
  written: number;
  replied: number;
  called: number;
  visited: number;
  /** An offer that was not withdrawn */
  offered: number;
};
export type SchoolStrategyDto = {
  /** The school may have left the directory since */
  schoolId: number;
  school: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  subdivision: string | null;
  location: string;
  /** Empty without a roster */
  rosterFit: RosterFitDto[];
  engagementHistory: string;
  recommendedApproach: string;
  contactPriority: string[];
};
export type SchoolSuggestionDto = {
  id: number;
  name: string;
  city: string;
  state: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  subdivision: string | null;
  association: ('NCAA' | 'NAIA' | 'NJCAA' | 'CCCAA' | 'NCCAA' | 'USCAA' | 'U SPORTS') | null;
  tier: 'likely' | 'target' | 'reach' | 'still_open';
  reasons: string[];
};
export type SchoolSuggestionsDto = {
  /** Your favorites by how they fit */
  counts: ListCountsDto;
  /** At most ten; at most three of one conference or state */
  suggestions: SchoolSuggestionDto[];
  /** Those you said "Not for me" of */
  dismissed: DismissedSchoolDto[];
};
export type SeasonSpanDto = {
  from: number;
  to: number;
};
export type SeasonSummaryDto = {
  /** How many games */
  games: number;
  /** A counter that no game has recorded is not there */
  totals: {
    [key: string]: number;
  };
  /** null = cannot be known */
  derived: {
    [key: string]: number | null;
  };
  /** August to July, named by the year of its fall */
  season: number;
  /** The last five, newest first */
  recentGames: Game[];
  /** The games before those, newest first */
  earlierGames: Game[];
};
export type SecondStepRequest = {
  /** Six digits of the authenticator app, or a recovery code */
  code?: string | null;
  /** Instead of a code: what the browser answers */
  passkey?: string | null;
  ticket: string;
};
export type SecurityDto = {
  /** The oldest first */
  passkeys: PasskeyDto[];
  /** How many passkeys an account can have */
  mostPasskeys: number;
  /** Signing in with the password asks for a code of an authenticator app */
  hasApp: boolean;
  /** Recovery codes that were not used */
  recoveryCodesLeft: number;
  /** This account has to have a second factor */
  isRequired: boolean;
  /** What this session owes before anything else is answered */
  secondFactor: 'none' | 'set_up' | 'confirm';
};
export type SendCampaignRequest = {
  /** The same as confirmed, once for each code: thousands of coaches fit into one request */
  confirmedTogether?: GroupConfirmationRequest[];
  /** “Keep as it is”, for each item of needs_confirmation */
  confirmed?: ConfirmationRequest[];
  selectedCoachIds: number[];
  /** The revision that was looked at; another one answers 409 campaign_changed */
  revision?: number;
  /** Deliver nothing: keep the emails until send-kept. Needed while nothing can deliver */
  keep?: boolean;
  /** Deliver nothing: the athlete sends every email by hand and marks it. Until then it is not delivered */
  byHand?: boolean;
  /** When the emails leave; left out: as soon as the Send cannot be taken back */
  schedule?: ScheduleRequest;
};
export type SendKeptRequest = {
  /** The same as confirmed, once for each code: thousands of coaches fit into one request */
  confirmedTogether?: GroupConfirmationRequest[];
  /** “Keep as it is”, for each item of needs_confirmation */
  confirmed?: ConfirmationRequest[];
};
export type SentFact = {
  label: string;
  /** A name in double braces that begins with private_ stands for what is not sent */
  value: string;
};
export type SentTestMail = {
  /** The address of the admin’s account */
  to: string;
  /** The mail server took it, or it is in the outbox because there is no mail server */
  delivery: 'delivered' | 'kept';
};
export type SentTestMailDto = {
  to: string;
  subject: string;
};
export type SentTextDto = {
  coachName: string;
  schoolName: string;
  toAddress: string;
  subject: string;
  text: string;
  sentAt: string;
};
export type SentToProvider = {
  instructions: string;
  facts: SentFact[];
  email: string;
};
export type Server = {
  /** Whether the database was filled with invented people */
  demo: boolean;
  /** The version of the running code */
  version: string;
};
export type SessionDto = {
  /** Not the one in the cookie */
  id: string;
  device: string;
  /** The one that asks */
  isCurrent: boolean;
  signedInAt: string | null;
  /** To ten minutes */
  lastUsedAt: string | null;
};
export type SetPhotoRequest = {
  /** The uploadURL, with or without its query */
  profileImageUrl: string;
};
export type ShareDto = {
  enabled: boolean;
  /** On and not expired: whoever has the link sees the profile */
  open: boolean;
  /** null before the first time it is on, or when it cannot be shown again: renew it then */
  link: string | null;
  expiresAt: string | null;
  /** Of this link, without programs and own visits */
  views: number;
  /** Since when a guardian is asked whether it may be on; null: nobody is */
  askedAt: string | null;
  fields: ShareFieldDto[];
};
export type ShareFieldDto = {
  key:
    | 'name'
    | 'photo'
    | 'position'
    | 'graduationYear'
    | 'jerseyNumber'
    | 'height'
    | 'weight'
    | 'fortyYardDash'
    | 'armLength'
    | 'handSize'
    | 'wingspan'
    | 'verticalJump'
    | 'broadJump'
    | 'proShuttle'
    | 'threeConeDrill'
    | 'benchPress'
    | 'squat'
    | 'powerClean'
    | 'highSchool'
    | 'stats'
    | 'schedule'
    | 'film'
    | 'level'
    | 'highSchoolHeadCoach'
    | 'highSchoolPositionCoach'
    | 'gpa'
    | 'coreGpa'
    | 'satScore'
    | 'actScore'
    | 'intendedMajor'
    | 'city'
    | 'state'
    | 'birthdate'
    | 'email'
    | 'messages'
    | 'phone'
    | 'twitterHandle'
    | 'maxPrepsId';
  label: string;
  group: 'about' | 'football' | 'academics' | 'contact';
  ticked: boolean;
  /** The profile says something there */
  filled: boolean;
};
export type SharedFactDto = {
  label: string;
  value: string;
  /** Where the value leads */
  url: string | null;
  /** A high-school coach confirmed it */
  word: SharedWordDto | null;
  group: 'about' | 'football' | 'academics' | 'contact';
};
export type SharedFigureDto = {
  label: string;
  season: string;
  career: string;
};
export type SharedFigureGroupDto = {
  title: string;
  figures: SharedFigureDto[];
};
export type SharedFilmDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
  title: string;
};
export type SharedMeasurementDto = {
  label: string;
  value: string;
  /** How, where, when and by whom */
  note: string | null;
  /** A high-school coach confirmed it */
  word: SharedWordDto | null;
};
export type SharedNextGameDto = {
  date: string;
  opponent: string;
  where: string;
};
export type SharedProfileDto = {
  name: string | null;
  /** Valid for an hour */
  photoUrl: string | null;
  headline: string[];
  /** Size and scores */
  tiles: SharedFactDto[];
  /** Measured values, each with its provenance */
  measurements: SharedMeasurementDto[];
  details: SharedFactDto[];
  stats: SharedStatsDto | null;
  film: SharedFilmDto[];
  /** Games to come, the next one first */
  nextGames: SharedNextGameDto[];
  /** Coaches can write to the athlete by a form */
  takesMessages: boolean;
};
export type SharedStatsDto = {
  /** The latest with games */
  season: number;
  seasonGames: number;
  careerGames: number;
  groups: SharedFigureGroupDto[];
};
export type SharedWordDto = {
  /** null: not verified */
  coach: string | null;
  /** null: not verified */
  school: string | null;
  day: string;
  /** The server delivered the link to an address that is not the family’s */
  verified: boolean;
};
export type ShortMessageDto = {
  /** Handle without @, or telephone number */
  contact: string;
  template: string;
  text: string;
  problems: MailProblemDto[];
  /** Opens the app */
  appAddress: string | null;
  /** As the platform counts */
  length: number;
  limit: number;
  /** gsm: 160 letters; ucs2: 70, because of a letter that is not in the GSM alphabet */
  counting: 'x' | 'gsm' | 'ucs2';
};
export type ShortMessageRequest = {
  channel: 'x' | 'text';
  /** With placeholders; left out, what such a message starts from */
  template?: string;
};
export type ShowFactorRequest = {
  /** Six digits of the authenticator app, or a recovery code */
  code?: string | null;
  /** Instead of a code: what the browser answers */
  passkey?: string | null;
};
export type SignInLimitsDto = {
  /** RATE_LIMITS */
  isOn: boolean;
  /** Failures of one account from one place before the first wait */
  freeFailures: number;
  maxWaitSeconds: number;
  /** Failures of one account in an hour from new devices */
  failuresPerAccount: number;
  /** Accounts with failures in an hour from one address */
  accountsPerAddress: number;
};
export type SkipFollowUpRequest = {
  /** Left out: everybody */
  coachIds?: number[];
};
export type StaffCoachDto = {
  /** Where the entry comes from */
  origin: 'imported' | 'pasted' | 'own' | 'admin';
  /** Day on which it was entered or last changed */
  enteredOn: string;
  /** The last sign that it is right */
  confirmed: ConfirmationDto | null;
  /** Why the coach is put aside: bounced, left as you reported, not on the staff page any more */
  aside: ('bounced' | 'left' | 'not_on_page') | null;
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** On X, without @ */
  xHandle: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
  /** Of a contact of your own that was read from a staff page */
  staffPage: StaffPageSourceDto | null;
  schoolId: number;
  schoolName: string;
};
export type StaffFieldsDto = {
  name: string;
  title: string;
  email: string | null;
  phone: string | null;
  /** On X, without @ */
  xHandle: string | null;
};
export type StaffImportDto = {
  added: number;
  /** Known, and the page had something new about them */
  updated: number;
  unchanged: number;
  /** In the directory already, with the same address */
  inDirectory: number;
  /** Names of contacts that you changed by hand: they stay as they are */
  changedByYou: string[];
  /** Names of contacts that came from the page and are not on it any more */
  notOnPage: string[];
  /** Of everybody who was to be stored, also of those who were known before */
  coachIds: number[];
};
export type StaffPageDto = {
  people: ReadPersonDto[];
  /** What to know before anything is saved; why nobody was found */
  notices: PageNoticeDto[];
};
export type StaffPageLinkDto = {
  url: string | null;
  /** you: the page you pasted from last; guess: of a table that nobody has checked */
  from: ('you' | 'guess') | null;
  /** Not checked either */
  athleticsUrl: string | null;
  searchUrl: string;
};
export type StaffPageSourceDto = {
  url: string | null;
  /** The day on which it was read last */
  readOn: string;
  /** Not on the page any more */
  isGone: boolean;
};
export type StartMicrosoftRequest = {
  /** Filled in on Microsoft’s page; the account that is chosen there counts */
  email?: string;
  /** true: the consent page replaces the app’s own tab, so the callback leads back to the profile page */
  sameTab?: boolean;
};
export type StartedBackup = {
  /** False: one was under way already, and no other begins */
  isNew: boolean;
};
export type StartedPoll = {
  /** Mailboxes that are looked into now */
  mailboxes: number;
};
export type StatFileRequest = {
  /** A MaxPreps stat text file, at most 1 MB */
  statsFile: Blob;
  opponent: string;
  date: string;
  /** As the file has it; left out: the profile's */
  jersey?: string;
  /** true says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
};
export type StatTotalsDto = {
  /** How many games */
  games: number;
  /** A counter that no game has recorded is not there */
  totals: {
    [key: string]: number;
  };
  /** null = cannot be known */
  derived: {
    [key: string]: number | null;
  };
};
export type StrategyDto = {
  id: string;
  /** The same as id */
  strategyId: string;
  createdAt: string;
  writer: Writer;
  /** The athlete’s verdict; null = none yet */
  useful: boolean | null;
  /** What the writer has to say about its work */
  remarks: string[];
  /** Only where it was just written */
  allowance: AiAllowance | null;
  overview: string;
  strengths: string[];
  areasToImprove: string[];
  schoolStrategies: SchoolStrategyDto[];
  positionSpecificAdvice: string[];
  /** From the dated rules table, each with its source and the day it was verified */
  ncaaCompliance: string[];
  timeline: TimelineMonthDto[];
  followUpSequence: FollowUpDto[];
};
export type StrategyRequest = {
  /** Where the athlete lives */
  zone?: string;
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
};
export type SubjectLines = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  subjectLines: string[];
};
export type SuggestionDetailDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  division: string;
  state: string;
  pageUrl: string | null;
  offeredAt: string;
  newRows: number;
  changedRows: number;
  goneRows: number;
  /** Rows with an address outside the known domains of the school */
  outsideRows: number;
  /** Coaches of whom the page says the same */
  unchanged: number;
  /** Rows that accepting all takes: new and changed, within the known domains */
  bulkRows: number;
  rows: DifferenceRowDto[];
};
export type SuggestionPageDto = {
  /** Schools with a suggestion, whatever their addresses */
  total: number;
  /** At most 50, by name */
  schools: SuggestionSummaryDto[];
  /** Where the next page begins; null at the end */
  next: number | null;
};
export type SuggestionResultDto = {
  added: number;
  changed: number;
  removed: number;
};
export type SuggestionSummaryDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  division: string;
  state: string;
  pageUrl: string | null;
  offeredAt: string;
  newRows: number;
  changedRows: number;
  goneRows: number;
  /** Rows with an address outside the known domains of the school */
  outsideRows: number;
  /** Coaches of whom the page says the same */
  unchanged: number;
  /** Rows that accepting all takes: new and changed, within the known domains */
  bulkRows: number;
};
export type SuspicionReason =
  | 'look_alike'
  | 'display_name'
  | 'outside_domain'
  | 'free_mail'
  | 'money'
  | 'gift_card'
  | 'bank_data'
  | 'identity_data'
  | 'password'
  | 'secrecy'
  | 'private_chat'
  | 'photos'
  | 'pressure';
export type TalkCountsDto = {
  all: number;
  needsAnswer: number;
  waits: number;
};
export type TalkState = 'needs_answer' | 'waits' | 'quiet';
export type TargetSchoolDto = {
  schoolId: number;
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** May be empty */
  notes: string;
  /** May be empty */
  nextStep: string;
  updatedAt: string;
  school: FavoriteSchoolDto;
};
export type TargetSchoolsDto = {
  /** All favorites whose school exists; the range does not cut them */
  total: number;
  /** Of these, added in the range */
  addedInRange: number;
  byDivision: DivisionCount[];
  bands: MatchBands;
  averageMatch: AverageMatch | null;
  top: TopSchoolDto[];
};
export type TestMailRequest = {
  /** The coach whose email is sent to you */
  coachId: number;
  /** A new one for each press; the same one again sends nothing more */
  key: string;
};
export type TextClaim = {
  text: string;
  /** Offset in the text, in UTF-16 units */
  start: number;
  end: number;
  reason: string;
  /** error: contradicts what is known; confirm: nothing is known about it */
  severity: 'error' | 'confirm';
};
export type TextFlag = {
  text: string;
  /** Offset in the text, in UTF-16 units; subject lines count as one text of lines */
  start: number;
  end: number;
  reason: string;
};
export type TextState = 'kept' | 'cut' | 'not_read' | 'gone' | 'noted';
export type TextTrouble = 'cursor_expired' | 'not_connected' | 'needs_reconnect' | 'send_only' | 'slow_down' | 'unavailable';
export type TicketRequest = {
  /** From the answer second_step_needed; opens the second step only, for 5 minutes */
  ticket: string;
};
export type TimelineDto = {
  /** Newest first */
  entries: TimelineEntryDto[];
  /** Asks for the next, older page; null at the end */
  before: string | null;
};
export type TimelineEntryDto = {
  /** Of a logged contact the id under which it can be removed */
  id: string;
  at: string;
  kind: TimelineKind;
  /** Who wrote an email */
  from: string | null;
  /** To whom an email was written, or with whom a contact was */
  to: string | null;
  subject: string | null;
  /** How an answer begins, the note, the next step, or why an email did not arrive */
  text: string | null;
  campaignId: string | null;
  /** Of an email and a reply */
  coachId: number | null;
  /** Of an email and a reply: under which its text is in the conversation with the coach */
  messageId: string | null;
  lead: LeadChange | null;
  contactKind: ('call' | 'text' | 'visit' | 'camp' | 'offer' | 'other' | null) | null;
  /** Logged by hand */
  removable: boolean;
  /** An answer from outside of what we know of the school */
  outsideDomain: boolean;
  /** How an email was sent */
  channel: ('email' | 'email_by_hand' | 'x' | 'text' | null) | null;
  /** A reply that the athlete wrote down */
  isNoted: boolean;
  /** Of a logged offer, if it is known */
  offerStatus: ('verbal' | 'written' | 'signed' | 'withdrawn' | 'declined' | null) | null;
  /** The last day to answer a logged offer, visit or camp */
  deadline: string | null;
};
export type TimelineKind =
  | 'mail_sent'
  | 'mail_opened'
  | 'mail_replied'
  | 'mail_auto_reply'
  | 'mail_bounced'
  | 'mail_failed'
  | 'lead_changed'
  | 'note_changed'
  | 'next_step_changed'
  | 'contact_logged';
export type TimelineMonthDto = {
  month: string;
  actions: string[];
};
export type TopSchoolDto = {
  schoolId: number;
  name: string;
  division: string;
  match: number;
  need: number | null;
  /** 0.7 × match + 0.3 × need; null where the need is unknown and the match alone gives the place */
  opportunity: number | null;
};
export type TransfersDto = {
  in: number;
  out: number;
  /** At your position */
  ownIn: number;
  /** At your position */
  ownOut: number;
  source: string;
  asOf: string;
};
export type UndatedOfferDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  status: ('verbal' | 'written' | null) | null;
};
export type UndecidedMails = {
  /** Emails of which nobody knows whether they left */
  count: number;
  /** A campaign that has such emails */
  campaignId: string | null;
  /** The coach to whom one of them was written */
  coachId: number | null;
  /** That email, as it stands in the conversation */
  mailId: string | null;
};
export type UndoneOwnListDto = {
  message: string;
  /** Schools that read again as before the import */
  restored: number;
  /** Schools of which something was changed since; that stays */
  kept: number;
};
export type UpcomingFollowUpDto = {
  campaignId: string;
  campaignName: string;
  step: number;
  count: number;
  firstDueAt: string;
  lastDueAt: string;
  /** Why it waits for the athlete */
  held: ('late' | 'text' | 'zone') | null;
};
export type UpdateCampaignRequest = {
  name: string;
  subject: string;
  template: string;
  /** Count opens with an invisible picture; left out, a new campaign starts with the email settings */
  trackOpens?: boolean;
  /** Has to be the id of the path */
  id?: string;
  /** The revision that the text was written from; left out, the stored text is replaced whatever it is */
  revision?: number;
};
export type UpdateUserRequest = {
  firstName?: string | null;
  lastName?: string | null;
  position?:
    ('QB' | 'RB' | 'FB' | 'WR' | 'TE' | 'OL' | 'DL' | 'EDGE' | 'NT' | 'LB' | 'DB' | 'CB' | 'S' | 'K' | 'P' | 'LS' | 'ATH' | null) | null;
  /** From last year to ten years from now */
  graduationYear?: number | null;
  /** 6-2, 6'2 or 74 are stored as 6'2" */
  height?: string | null;
  /** Pounds */
  weight?: number | null;
  /** Seconds with at most two decimals, timed by hand or by laser */
  fortyYardDash?: MeasuredRequest | null;
  /** Inches in eighths */
  armLength?: MeasuredRequest | null;
  /** Inches in eighths */
  handSize?: MeasuredRequest | null;
  /** Inches in eighths */
  wingspan?: MeasuredRequest | null;
  /** Inches in halves */
  verticalJump?: MeasuredRequest | null;
  /** Inches in halves, also as feet and inches: 9'8" */
  broadJump?: MeasuredRequest | null;
  /** Seconds of the 5-10-5 with at most two decimals, timed by hand or by laser */
  proShuttle?: MeasuredRequest | null;
  /** Seconds with at most two decimals, timed by hand or by laser */
  threeConeDrill?: MeasuredRequest | null;
  /** Whole pounds, the one-repetition maximum */
  benchPress?: MeasuredRequest | null;
  /** Whole pounds, the one-repetition maximum */
  squat?: MeasuredRequest | null;
  /** Whole pounds, the one-repetition maximum */
  powerClean?: MeasuredRequest | null;
  jerseyNumber?: string | null;
  /** Up to 4.0, or up to the top of `gpaScale` */
  gpa?: number | null;
  gpaScale?:
    | ('4.0 unweighted' | '4.5 weighted' | '5.0 weighted' | '6.0 weighted' | '5.0 unweighted' | '100-point' | 'Another or unknown' | null)
    | null;
  /** The GPA of the NCAA's core courses */
  coreGpa?: number | null;
  satScore?: number | null;
  actScore?: number | null;
  /** What the athlete wants to study */
  intendedMajor?: string | null;
  highSchool?: string | null;
  level?: ('Varsity' | 'JV' | 'Freshman' | null) | null;
  highSchoolHeadCoach?: string | null;
  highSchoolPositionCoach?: string | null;
  city?: string | null;
  /** Code or name of a state of the USA; stored as the code */
  state?: string | null;
  /** Under 13 is refused with the code under_13 */
  birthdate?: string | null;
  /** With its area code; outside the USA it begins with + */
  phone?: string | null;
  /** A name, @name or the address at x.com */
  twitterHandle?: string | null;
  /** The full address of the page */
  maxPrepsId?: string | null;
  /** http or https; without a scheme it gets https */
  hudlProfileUrl?: string | null;
  /** The stored values that the profile fields were changed from; a field left out is replaced whatever is stored */
  before?: {
    [key: string]: ((string | null) | (number | null) | (object | null)) | null;
  };
  /** A changed address needs currentPassword and counts as not verified; it cannot be cleared */
  email?: string;
  /** Only to change the email address */
  currentPassword?: string;
};
export type Upkeep = {
  version: string;
  /** The tables of the database against those of the running version */
  database: 'same' | 'newer' | 'older';
  backups: UpkeepBackups;
};
export type UpkeepAskedBackup = {
  askedAt: string;
  /** Null once that account was deleted */
  askedBy: string | null;
  state: 'waiting' | 'running' | 'made' | 'failed';
  progress: UpkeepProgress | null;
  endedAt: string | null;
  file: string | null;
  bytes: number | null;
  /** Why it failed */
  failure: string | null;
};
export type UpkeepBackupFailure = {
  at: string;
  message: string;
};
export type UpkeepBackupFile = {
  name: string;
  at: string;
  bytes: number;
  kind: 'daily' | 'before-upgrade' | 'by-hand';
  /** Null for a file that begins like no backup */
  isEncrypted: boolean | null;
  /** Read again and compared when it was made, and as long as then; no longer so; this database knows nothing of it */
  check: 'verified' | 'changed' | 'unknown';
  /** The admin who asked for it */
  madeBy: string | null;
};
export type UpkeepBackups = {
  /** Whether one is made each day (BACKUP_DIR) */
  isDaily: boolean;
  /** How many of each kind are kept */
  keep: number;
  /** Null where none can be asked for */
  folder: string | null;
  /** Whether the process that answers can read that folder */
  isFolderReadable: boolean;
  /** The last one that was written and read again */
  last: UpkeepLastBackup | null;
  /** What went wrong since */
  failure: UpkeepBackupFailure | null;
  /** The one that an admin asked for last */
  asked: UpkeepAskedBackup | null;
  /** Those in the folder, newest first, a hundred at most */
  files: UpkeepBackupFile[];
};
export type UpkeepLastBackup = {
  /** The moment of the database that it holds */
  at: string;
  file: string;
  bytes: number;
  kind: 'daily' | 'before-upgrade' | 'by-hand';
  isEncrypted: boolean;
};
export type UpkeepProgress = {
  /** Tables, photos and keys, then everything is read again */
  stage: 'database' | 'files' | 'check';
  done: number;
  /** Null while it is not known */
  total: number | null;
};
export type UsedFact = {
  label: string;
  value: string;
  source: 'profile' | 'games' | 'school';
};
export type User = {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  fortyYardDash: MeasuredDto | null;
  armLength: MeasuredDto | null;
  handSize: MeasuredDto | null;
  wingspan: MeasuredDto | null;
  verticalJump: MeasuredDto | null;
  broadJump: MeasuredDto | null;
  proShuttle: MeasuredDto | null;
  threeConeDrill: MeasuredDto | null;
  benchPress: MeasuredDto | null;
  squat: MeasuredDto | null;
  powerClean: MeasuredDto | null;
  jerseyNumber: string | null;
  gpa: number | null;
  gpaScale: string | null;
  /** Of the NCAA's core courses */
  coreGpa: number | null;
  satScore: number | null;
  actScore: number | null;
  intendedMajor: string | null;
  highSchool: string | null;
  level: string | null;
  highSchoolHeadCoach: string | null;
  highSchoolPositionCoach: string | null;
  city: string | null;
  state: string | null;
  birthdate: string | null;
  phone: string | null;
  /** Without the @ */
  twitterHandle: string | null;
  /** The full address of the page */
  maxPrepsId: string | null;
  hudlProfileUrl: string | null;
  id: string;
  username: string;
  email: string;
  role: 'athlete' | 'guardian';
  /** The name of a guardian; null for everybody else */
  guardianName: string | null;
  isAdmin: boolean;
  /** A new address that waits to be confirmed; `email` counts until then */
  pendingEmail: string | null;
  /** The athlete proved to read this address */
  emailVerified: boolean;
  /** An operator set the password: nothing else is answered until another one is chosen */
  mustChangePassword: boolean;
  /** What this session owes before anything else is answered: a second factor that has to be set up, or shown */
  secondFactor: 'none' | 'set_up' | 'confirm';
  /** From when on the account is deleted: until then it stands still, and only the copy of the data and the deletion are answered */
  deletionDueAt: string | null;
  profileImageUrl: string | null;
  gmailConnected: boolean;
  profileScore: ProfileScoreDto;
  stats: UserStatsDto;
};
export type UserSettings = {
  /** Whether an AI provider may write. Until the athlete chooses, it is off under 18 */
  aiProvider: boolean;
  /** The model of this server; null = there is none */
  aiModel: string | null;
  /** Whether an email says that a connected account no longer works */
  lostAccountNotice: boolean;
};
export type UserStatsDto = {
  /** sent + opened + replied + automatic replies + bounced */
  emailsSentCount: number;
  /** Of these, sent by hand: opens of them cannot be known */
  emailsSentByHandCount: number;
  /** An estimate: some mail programs open by themselves */
  emailsOpenedCount: number;
  /** Replies written by a person */
  emailsRepliedCount: number;
  activeCampaignsCount: number;
  /** Newest first */
  games: Game[];
};
export type VerificationMail = {
  /** False when the email was not delivered: it is only kept on this server, or the address is confirmed already */
  delivered: boolean;
};
export type VerifyEmailRequest = {
  /** The token of the link in the email */
  token: string;
};
export type WaitingHandMailDto = {
  campaignId: string;
  campaignName: string;
  emailId: string;
};
export type WaitingReplyDto = {
  /** Null when the campaign was deleted */
  campaignId: string | null;
  coachId: number;
  coachName: string;
  schoolId: number;
  schoolName: string;
  repliedAt: string;
};
export type WriteAgainDto = {
  /** The new draft */
  campaignId: string;
  /** Who did not answer */
  coachIds: number[];
};
export type WriteEmailTemplate = {
  name: string;
  description?: string | null;
  subject?: string | null;
  template: string;
};
export type WriteSchoolDto = {
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  city: string;
  state: string;
  subdivision?: string | null;
  /** Of a school outside the NCAA, division na */
  association?: ('NAIA' | 'NJCAA' | 'CCCAA' | 'NCCAA' | 'USCAA' | 'U SPORTS') | null;
  conference?: string | null;
  mascot?: string | null;
  websiteUrl?: string | null;
  /** Other names by which people look for it; at most 20 */
  aliases?: string[];
};
export type Writer = {
  kind: 'built-in' | 'model';
  /** Or the name of the model */
  name: string;
};
export type WrittenComparisonDto = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  by: 'template' | 'subject' | 'step';
  /** Texts, subjects or steps that have emails */
  groups: number;
  /** At most five */
  rows: WrittenRowDto[];
};
export type WrittenRowDto = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Of a text the newest campaign with it, null when all were deleted; the subject; null for a step */
  label: string | null;
  /** Campaigns with it; 0 for a step */
  campaigns: number;
  /** 0 is the first email, 1 to 3 its follow-ups */
  step: number | null;
  /** The highest share of replies, and there is enough to tell */
  isBest: boolean;
};
export type ZoneQuestionDto = {
  schoolId: number;
  schoolName: string;
  state: string;
  /** The most usual first */
  choices: string[];
};
