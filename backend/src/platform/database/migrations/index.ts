import { InitialSchema1700000000001 } from './0001-0020/0001-initial-schema.js';
import { Imports1700000000002 } from './0001-0020/0002-imports.js';
import { Tracking1700000000003 } from './0001-0020/0003-tracking.js';
import { Games1700000000004 } from './0001-0020/0004-games.js';
import { ImportAdditions1700000000005 } from './0001-0020/0005-import-additions.js';
import { FilmAndShare1700000000006 } from './0001-0020/0006-film-and-share.js';
import { Pictures1700000000007 } from './0001-0020/0007-pictures.js';
import { ImportedFigures1700000000008 } from './0001-0020/0008-imported-figures.js';
import { Gmail1700000000009 } from './0001-0020/0009-gmail.js';
import { Replies1700000000010 } from './0001-0020/0010-replies.js';
import { Fit1700000000011 } from './0001-0020/0011-fit.js';
import { AiUsage1700000000012 } from './0001-0020/0012-ai-usage.js';
import { Strategies1700000000013 } from './0001-0020/0013-strategies.js';
import { SchoolReferences1700000000014 } from './0001-0020/0014-school-references.js';
import { KeptMail1700000000015 } from './0001-0020/0015-kept-mail.js';
import { FailedSignIns1700000000016 } from './0001-0020/0016-failed-sign-ins.js';
import { CoachStates1700000000017 } from './0001-0020/0017-coach-states.js';
import { TemplateRevisions1700000000018 } from './0001-0020/0018-template-revisions.js';
import { ImportMappings1700000000019 } from './0001-0020/0019-import-mappings.js';
import { CampaignAccounts1700000000020 } from './0001-0020/0020-campaign-accounts.js';
import { OptOuts1700000000021 } from './0021-0040/0021-opt-outs.js';
import { Phone1700000000022 } from './0021-0040/0022-phone.js';
import { Measurements1700000000023 } from './0021-0040/0023-measurements.js';
import { ArmLength1700000000024 } from './0021-0040/0024-arm-length.js';
import { HandSize1700000000025 } from './0021-0040/0025-hand-size.js';
import { Mailboxes1700000000026 } from './0021-0040/0026-mailboxes.js';
import { ByHand1700000000027 } from './0021-0040/0027-by-hand.js';
import { DeferredMail1700000000028 } from './0021-0040/0028-deferred-mail.js';
import { StaffPages1700000000029 } from './0021-0040/0029-staff-pages.js';
import { PlatformMailStops1700000000030 } from './0021-0040/0030-platform-mail-stops.js';
import { Associations1700000000031 } from './0021-0040/0031-associations.js';
import { ContactStanding1700000000032 } from './0021-0040/0032-contact-standing.js';
import { MicrosoftMailboxes1700000000033 } from './0021-0040/0033-microsoft-mailboxes.js';
import { DirectoryPacks1700000000034 } from './0021-0040/0034-directory-packs.js';
import { StaffSuggestions1700000000035 } from './0021-0040/0035-staff-suggestions.js';
import { CoachRoles1700000000036 } from './0021-0040/0036-coach-roles.js';
import { Schedules1700000000037 } from './0021-0040/0037-schedules.js';
import { FollowUps1700000000038 } from './0021-0040/0038-follow-ups.js';
import { Conversations1700000000039 } from './0021-0040/0039-conversations.js';
import { RepeatedContact1700000000040 } from './0021-0040/0040-repeated-contact.js';
import { EmailPreferences1700000000041 } from './0041-0060/0041-email-preferences.js';
import { ImportSheetRows1700000000042 } from './0041-0060/0042-import-sheet-rows.js';
import { TestMails1700000000043 } from './0041-0060/0043-test-mails.js';
import { LastEmails1700000000044 } from './0041-0060/0044-last-emails.js';
import { SuppressedMailboxes1700000000045 } from './0041-0060/0045-suppressed-mailboxes.js';
import { CampaignFiles1700000000046 } from './0041-0060/0046-campaign-files.js';
import { CoachTexts1700000000047 } from './0041-0060/0047-coach-texts.js';
import { TemplateSubjects1700000000048 } from './0041-0060/0048-template-subjects.js';
import { Passwords1700000000050 } from './0041-0060/0050-passwords.js';
import { AccountDeletions1700000000051 } from './0041-0060/0051-account-deletions.js';
import { DataExports1700000000052 } from './0041-0060/0052-data-exports.js';
import { AuditEntries1700000000053 } from './0041-0060/0053-audit-entries.js';
import { PlannedDeletions1700000000055 } from './0041-0060/0055-planned-deletions.js';
import { AiProviderChoices1700000000057 } from './0041-0060/0057-ai-provider-choices.js';
import { SuspiciousReplies1700000000059 } from './0041-0060/0059-suspicious-replies.js';
import { EmailChanges1700000000062 } from './0061-0080/0062-email-changes.js';
import { SignInFactors1700000000063 } from './0061-0080/0063-sign-in-factors.js';
import { Guardians1700000000064 } from './0061-0080/0064-guardians.js';
import { HeldEmails1700000000065 } from './0061-0080/0065-held-emails.js';
import { EndOfGuardianships1700000000066 } from './0061-0080/0066-end-of-guardianships.js';
import { ToldRequests1700000000067 } from './0061-0080/0067-told-requests.js';
import { NoticeChoices1700000000068 } from './0061-0080/0068-notice-choices.js';
import { GuardianDeletions1700000000069 } from './0061-0080/0069-guardian-deletions.js';
import { RequiredGuardians1700000000070 } from './0061-0080/0070-required-guardians.js';
import { FitTwo1700000000071 } from './0061-0080/0071-fit-2.js';
import { SchoolFits1700000000072 } from './0061-0080/0072-school-fits.js';
import { OutboxOfNobody1700000000073 } from './0061-0080/0073-outbox-of-nobody.js';
import { CoachWords1700000000074 } from './0061-0080/0074-coach-words.js';
import { FitOfCoachWords1700000000075 } from './0061-0080/0075-fit-of-coach-words.js';
import { SchoolDismissals1700000000077 } from './0061-0080/0077-school-dismissals.js';
import { ProfileMessages1700000000078 } from './0061-0080/0078-profile-messages.js';
import { NextGames1700000000079 } from './0061-0080/0079-next-games.js';
import { WaitingCoaches1700000000080 } from './0061-0080/0080-waiting-coaches.js';
import { GpaScale1700000000081 } from './0081-0100/0081-gpa-scale.js';
import { IntendedMajor1700000000082 } from './0081-0100/0082-intended-major.js';
import { FormConversations1700000000083 } from './0081-0100/0083-form-conversations.js';
import { IncomingPlayers1700000000084 } from './0081-0100/0084-incoming-players.js';
import { PlannedVisits1700000000085 } from './0081-0100/0085-planned-visits.js';
import { NamesPeopleLookFor1700000000086 } from './0081-0100/0086-names-people-look-for.js';
import { MoreMeasurements1700000000087 } from './0081-0100/0087-more-measurements.js';
import { EmailsOfAnAthlete1700000000088 } from './0081-0100/0088-emails-of-an-athlete.js';
import { OwnListImports1700000000089 } from './0081-0100/0089-own-list-imports.js';

/** In the order in which they run; a new one goes to the end. */
export const migrations = [
  InitialSchema1700000000001,
  Imports1700000000002,
  Tracking1700000000003,
  Games1700000000004,
  ImportAdditions1700000000005,
  FilmAndShare1700000000006,
  Pictures1700000000007,
  ImportedFigures1700000000008,
  Gmail1700000000009,
  Replies1700000000010,
  Fit1700000000011,
  AiUsage1700000000012,
  Strategies1700000000013,
  SchoolReferences1700000000014,
  KeptMail1700000000015,
  FailedSignIns1700000000016,
  CoachStates1700000000017,
  TemplateRevisions1700000000018,
  ImportMappings1700000000019,
  CampaignAccounts1700000000020,
  OptOuts1700000000021,
  Phone1700000000022,
  Measurements1700000000023,
  ArmLength1700000000024,
  HandSize1700000000025,
  Mailboxes1700000000026,
  ByHand1700000000027,
  DeferredMail1700000000028,
  StaffPages1700000000029,
  PlatformMailStops1700000000030,
  Associations1700000000031,
  ContactStanding1700000000032,
  MicrosoftMailboxes1700000000033,
  DirectoryPacks1700000000034,
  StaffSuggestions1700000000035,
  CoachRoles1700000000036,
  Schedules1700000000037,
  FollowUps1700000000038,
  Conversations1700000000039,
  RepeatedContact1700000000040,
  EmailPreferences1700000000041,
  ImportSheetRows1700000000042,
  TestMails1700000000043,
  LastEmails1700000000044,
  SuppressedMailboxes1700000000045,
  CampaignFiles1700000000046,
  CoachTexts1700000000047,
  TemplateSubjects1700000000048,
  Passwords1700000000050,
  AccountDeletions1700000000051,
  DataExports1700000000052,
  AuditEntries1700000000053,
  PlannedDeletions1700000000055,
  AiProviderChoices1700000000057,
  SuspiciousReplies1700000000059,
  EmailChanges1700000000062,
  SignInFactors1700000000063,
  Guardians1700000000064,
  HeldEmails1700000000065,
  EndOfGuardianships1700000000066,
  ToldRequests1700000000067,
  NoticeChoices1700000000068,
  GuardianDeletions1700000000069,
  RequiredGuardians1700000000070,
  FitTwo1700000000071,
  SchoolFits1700000000072,
  OutboxOfNobody1700000000073,
  CoachWords1700000000074,
  FitOfCoachWords1700000000075,
  SchoolDismissals1700000000077,
  ProfileMessages1700000000078,
  NextGames1700000000079,
  WaitingCoaches1700000000080,
  GpaScale1700000000081,
  IntendedMajor1700000000082,
  FormConversations1700000000083,
  IncomingPlayers1700000000084,
  PlannedVisits1700000000085,
  NamesPeopleLookFor1700000000086,
  MoreMeasurements1700000000087,
  EmailsOfAnAthlete1700000000088,
  OwnListImports1700000000089,
];
