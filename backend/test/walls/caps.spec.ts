import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ALL_CAPS, type CapName } from './all-caps.js';
import { requestTexts } from './request-texts.js';

const MANUAL = path.join(import.meta.dirname, '../../../docs/operations.md');
const ROW = /^\| `(\w+)` \| ([\d,]+) \| (.+) \| (\w+) \|$/;

/** The cap of every text that an athlete can send. */
const LENGTHS: Record<string, CapName> = {
  'RegisterRequest.username': 'username',
  'RegisterRequest.email': 'mailAddress',
  'RegisterRequest.password': 'password',
  'LoginRequest.username': 'signInName',
  'LoginRequest.password': 'password',
  'VerifyEmailRequest.token': 'linkToken',
  'ChangeEmailRequest.email': 'mailAddress',
  'ChangeEmailRequest.currentPassword': 'password',
  'ChangePasswordRequest.currentPassword': 'password',
  'ConfirmIdentityRequest.password': 'password',
  'ConfirmIdentityRequest.passkey': 'passkeyAnswer',
  'AddPasskeyRequest.name': 'passkeyName',
  'AddPasskeyRequest.passkey': 'passkeyAnswer',
  'RenamePasskeyRequest.name': 'passkeyName',
  'CodeRequest.code': 'signInCode',
  'ShowFactorRequest.code': 'signInCode',
  'ShowFactorRequest.passkey': 'passkeyAnswer',
  'PasskeySignInRequest.passkey': 'passkeyAnswer',
  'TicketRequest.ticket': 'linkToken',
  'SecondStepRequest.ticket': 'linkToken',
  'SecondStepRequest.code': 'signInCode',
  'SecondStepRequest.passkey': 'passkeyAnswer',
  'ChangePasswordRequest.newPassword': 'password',
  'ResetPasswordRequest.token': 'linkToken',
  'ResetPasswordRequest.newPassword': 'password',
  'ResetMailRequest.email': 'mailAddress',
  'InviteGuardianRequest.email': 'mailAddress',
  'InvitationTokenRequest.token': 'linkToken',
  'AcceptInvitationRequest.token': 'linkToken',
  'JoinAsGuardianRequest.token': 'linkToken',
  'JoinAsGuardianRequest.name': 'guardianName',
  'JoinAsGuardianRequest.username': 'username',
  'JoinAsGuardianRequest.password': 'password',
  'AskCoachRequest.coachName': 'confirmingCoach',
  'AskCoachRequest.coachSchool': 'confirmingCoach',
  'AskCoachRequest.email': 'mailAddress',
  'CoachWordTokenRequest.token': 'linkToken',
  'AnswerCoachWordRequest.coachName': 'confirmingCoach',
  'AnswerCoachWordRequest.coachSchool': 'confirmingCoach',
  'AnswerCoachWordRequest.token': 'linkToken',
  'NextGameRequest.opponent': 'nextGameName',
  'NextGameRequest.place': 'nextGameName',
  'ProfileMessageRequest.name': 'profileMessageWriter',
  'ProfileMessageRequest.school': 'profileMessageWriter',
  'ProfileMessageRequest.email': 'mailAddress',
  'ProfileMessageRequest.text': 'profileMessage',
  'ProfileMessageRequest.website': 'profileMessageWriter',
  'UpdateUserRequest.firstName': 'profileName',
  'UpdateUserRequest.lastName': 'profileName',
  'UpdateUserRequest.email': 'mailAddress',
  'UpdateUserRequest.currentPassword': 'password',
  'UpdateUserRequest.phone': 'profileLine',
  'UpdateUserRequest.height': 'profileLine',
  'MeasuredRequest.place': 'profileLine',
  'MeasuredRequest.measuredBy': 'profileLine',
  'UpdateUserRequest.jerseyNumber': 'jerseyNumber',
  'UpdateUserRequest.intendedMajor': 'profileMajor',
  'UpdateUserRequest.highSchool': 'profileLine',
  'UpdateUserRequest.highSchoolHeadCoach': 'profileLine',
  'UpdateUserRequest.highSchoolPositionCoach': 'profileLine',
  'UpdateUserRequest.city': 'profileLine',
  'UpdateUserRequest.state': 'profileLine',
  'UpdateUserRequest.maxPrepsId': 'webAddress',
  'UpdateUserRequest.hudlProfileUrl': 'webAddress',
  'UpdateUserRequest.twitterHandle': 'profileLine',
  'GameStatsRequest.opponent': 'opponent',
  'StatFileRequest.opponent': 'opponent',
  'ConnectMailboxRequest.email': 'mailAddress',
  'ConnectMailboxRequest.username': 'mailboxUsername',
  'ConnectMailboxRequest.password': 'mailboxPassword',
  'StartMicrosoftRequest.email': 'mailAddress',
  'MailServerInput.host': 'mailboxHost',
  'SetPhotoRequest.profileImageUrl': 'uploadAddress',
  'AddClipRequest.title': 'clipTitle',
  'AddClipRequest.url': 'webAddress',
  'ChangeClipRequest.title': 'clipTitle',
  'ChangeClipRequest.url': 'webAddress',
  'CheckLinkRequest.url': 'webAddress',
  'AddContactDto.name': 'contactLine',
  'AddContactDto.title': 'contactLine',
  'AddContactDto.email': 'mailAddress',
  'AddContactDto.phone': 'contactPhone',
  'AddContactDto.xHandle': 'contactXHandle',
  'ChangeContactDto.name': 'contactLine',
  'ChangeContactDto.title': 'contactLine',
  'ChangeContactDto.email': 'mailAddress',
  'ChangeContactDto.phone': 'contactPhone',
  'ChangeContactDto.xHandle': 'contactXHandle',
  'PastedPersonDto.firstName': 'contactLine',
  'PastedPersonDto.lastName': 'contactLine',
  'PastedPersonDto.title': 'contactLine',
  'PastedPersonDto.email': 'mailAddress',
  'PastedPersonDto.phone': 'contactPhone',
  'PastedPersonDto.twitter': 'contactXHandle',
  'ImportStaffPageRequest.sourceUrl': 'staffPageUrl',
  'ImportStaffPageRequest.others': 'contactLine',
  'ReadStaffPageRequest.html': 'staffPage',
  'ReadStaffPageRequest.text': 'staffPage',
  'ProposedCoachDto.name': 'contactLine',
  'ProposedCoachDto.title': 'contactLine',
  'ProposedCoachDto.email': 'mailAddress',
  'ProposedCoachDto.phone': 'contactPhone',
  'ProposeCorrectionDto.note': 'correctionNote',
  'ChangeTargetSchoolDto.notes': 'trackingNotes',
  'ChangeTargetSchoolDto.nextStep': 'nextStep',
  'ChangeTargetSchoolDto.notesBefore': 'trackingNotes',
  'ChangeTargetSchoolDto.nextStepBefore': 'nextStep',
  'LogContactDto.withWhom': 'logWithWhom',
  'LogContactDto.note': 'logNote',
  'ImportOwnListDto.choices': 'ownListChoices',
  'ChangeEmailSettingsRequest.signature': 'signature',
  'CreateCampaignRequest.name': 'campaignName',
  'CreateCampaignRequest.subject': 'subject',
  'CreateCampaignRequest.template': 'template',
  'UpdateCampaignRequest.name': 'campaignName',
  'UpdateCampaignRequest.subject': 'subject',
  'UpdateCampaignRequest.template': 'template',
  'ConfirmationRequest.code': 'confirmationCode',
  'GroupConfirmationRequest.code': 'confirmationCode',
  'AnswerRequest.text': 'answerText',
  'FollowUpRequest.template': 'template',
  'FollowUpRequest.ownReason': 'followUpReason',
  'ResumeCampaignRequest.sendFrom': 'mailAddress',
  'DecideMailRequest.toAddress': 'mailAddress',
  'MarkByHandRequest.template': 'shortMessage',
  'ShortMessageRequest.template': 'shortMessage',
  'CoachTextRequest.subject': 'subject',
  'CoachTextRequest.template': 'template',
  'NotedReplyRequest.text': 'notedReply',
  'CheckTextRequest.text': 'aiEmail',
  'GenerateEmailRequest.context': 'aiContext',
  'ImproveEmailRequest.currentEmail': 'aiEmail',
  'GenerateSubjectLinesRequest.emailContent': 'aiEmail',
};

/** Texts whose form leaves no room: a column's number, a time zone's name, a time, a jersey of a file that is only compared. */
const SHORT = [
  'ImportOwnListDto.*Column',
  'CampusZoneAnswer.zone',
  'CampusZoneRequest.zone',
  'ScheduleRequest.at',
  'ScheduleRequest.zone',
  'StrategyRequest.zone',
  'StatFileRequest.jersey',
  'NextGameRequest.time',
];

const isShort = (text: string) => SHORT.includes(text.replace(/\.\w+Column$/, '.*Column'));

describe('caps', () => {
  it('E-06 the table of docs/operations.md has every cap of the code, with its number, and no other', () => {
    const inCode = Object.entries(ALL_CAPS).map(([name, { most, of, beyond }]) => [name, most.toLocaleString('en-US'), of, String(beyond)]);
    const [, section = ''] = readFileSync(MANUAL, 'utf8').split('\n## Caps\n');
    const rows = (section.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
      const row = ROW.exec(line);
      return row ? [row.slice(1)] : [];
    });
    expect(rows).toEqual(inCode);
  });

  it('C-12 the daily limit of the table is the default of its variable', () => {
    const read = readFileSync(path.join(import.meta.dirname, '../../src/modules/campaigns/ledger/config/sending-config.ts'), 'utf8');
    expect(read).toContain(`'SMTP_ATHLETE_DAILY_CAP', ${ALL_CAPS.emailsPerDay.most},`);
  });

  it('E-06 every text that an athlete can send has a length that is one of the caps, and no other is named', () => {
    const texts = requestTexts().filter(({ name }) => !isShort(name));
    const described = texts.map(({ name, maxLength }) => [name, maxLength]);
    const capped = texts.map(({ name }) => [name, LENGTHS[name] ? ALL_CAPS[LENGTHS[name]].most : 'has no cap']);
    expect(described).toEqual(capped);
    const names = new Set(texts.map(({ name }) => name));
    expect(Object.keys(LENGTHS).filter((name) => !names.has(name))).toEqual([]);
  });
});
