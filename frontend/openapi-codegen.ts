import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** `npm run contract` writes these files from backend/openapi.json: the hooks of each slice; what they share is in shared/api/api-types.gen.ts. */
const config: ConfigFile = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  useEnumType: false,
  flattenArg: true,
  outputFiles: {
    // What the landing page needs; the rest is fetched with the pages behind the sign-in.
    './src/entities/athlete/api/athlete.gen.ts': {
      exportName: 'athleteApi',
      filterEndpoints: 'register login askForSignIn loginWithPasskey askForSecondStep finishSignIn logout getUser'.split(/\s+/),
    },
    './src/entities/athlete/api/own-account.gen.ts': {
      exportName: 'generatedOwnAccountApi',
      filterEndpoints:
        `updateUser sendVerificationMail changePassword sendPasswordResetMail resetPassword listSessions endSession endOtherSessions
        verifyEmail getEmailChangeMail changeEmail sendEmailChangeAgain cancelEmailChange confirmEmailChange keepOldEmail
        getGmailStatus connectGmail disconnectGmail getMailboxStatus getMailboxPresets connectMailbox connectMicrosoft
        disconnectMailbox`.split(/\s+/),
    },
    './src/entities/security/api/security.gen.ts': {
      exportName: 'generatedSecurityApi',
      filterEndpoints: `getSecurity askForPasskey addPasskey renamePasskey removePasskey beginAuthenticatorApp confirmAuthenticatorApp
        removeAuthenticatorApp renewRecoveryCodes askToConfirm confirmIdentity showSecondFactor`.split(/\s+/),
    },
    './src/entities/family/api/family.gen.ts': {
      exportName: 'generatedFamilyApi',
      filterEndpoints:
        `getFamily inviteGuardian cancelGuardianInvitation endGuardian joinAsGuardian acceptInvitation leaveFamily listFamilyAthletes getFamilyEmail getFamilyPlan
        listApprovals getApproval decideEmails decideRequest getFamilyControls changeFamilyControls endSharing disconnectAthleteMailbox listFamilyActivity listOwnApprovals listFamilyLog lookAtInvitation startAthleteDeletion stopAthleteDeletion stopFamilyDeletion`.split(
          /\s+/,
        ),
      // A POST so that no log keeps the token; it only reads.
      endpointOverrides: [{ pattern: 'lookAtInvitation', type: 'query' }],
    },
    './src/entities/coach-word/api/coach-word.gen.ts': {
      exportName: 'generatedCoachWordApi',
      filterEndpoints: ['getCoachWords', 'askCoach', 'revokeCoachWord', 'lookAtCoachWord', 'answerCoachWord'],
      // A POST so that no log keeps the token; it only reads.
      endpointOverrides: [{ pattern: 'lookAtCoachWord', type: 'query' }],
    },
    './src/features/school-suggestions/api/suggestions.gen.ts': {
      exportName: 'generatedSuggestionsApi',
      filterEndpoints: ['listSchoolSuggestions', 'dismissSchool', 'bringSchoolBack'],
    },
    './src/pages/schools/api/list-imports.gen.ts': {
      exportName: 'generatedListImportsApi',
      filterEndpoints: ['lastOwnListImport', 'undoOwnListImport'],
    },
    './src/entities/school/api/school.gen.ts': {
      exportName: 'schoolApi',
      filterEndpoints: `listSchools listFirstSchools listSchoolFits getSchool listFavorites addFavorite removeFavorite listTargetSchools
        changeTargetSchool logContact inspectOwnList importOwnList changeLoggedContact removeLoggedContact getTimeline
        listContacts addContact changeContact removeContact getStaffPageLink readStaffPage importStaffPage
        listCorrections proposeCorrection listContactWindows`.split(/\s+/),
    },
    './src/entities/campaign/api/campaign.gen.ts': {
      exportName: 'campaignApi',
      filterEndpoints: [
        ...['checkText', 'getCampaigns', 'getFirstCampaigns', 'createCampaign'],
        'updateCampaign',
        'deleteCampaign',
        'getAttachments',
        'addAttachment',
        'attachProfile',
        'removeAttachment',
        'getRecipients',
        'previewMail',
        'changeCoachText',
        'resetCoachText',
        'sendTestMail',
        'sendCampaign',
        'takeBackCampaign',
        'sendKeptMails',
        'resumeCampaign',
        'pauseCampaign',
        'changeSchedule',
        'previewSchedule',
        'cancelCampaign',
        'getFollowUps',
        'putFollowUps',
        'skipFollowUp',
        'decideLateFollowUps',
        'stopCampaign',
        'writeAgain',
        'getUpcomingFollowUps',
        'chooseCampusZones',
        'checkCampaignReplies',
        'checkReplies',
        'getConversation',
        'getConversationEntry',
        'listConversations',
        'readReplyTexts',
        'sendAnswer',
        'takeAnswerBack',
        'markReplyChecked',
        'reportReply',
        'listProfileMessages',
        'reportProfileMessage',
        'checkProfileMessage',
        'getCampaignEmails',
        'resolveEmail',
        'getHandEmail',
        'listWaitingHandEmails',
        'writeShortMessage',
        'markSentByHand',
        'undoSentByHand',
        'noteReply',
        'removeNotedReply',
        'getEmailTemplates',
        'listPlaceholders',
        'getMailStats',
        'getMailSender',
        'getDailyLimit',
        'getEmailSettings',
        'changeEmailSettings',
      ],
    },
    './src/pages/campaigns/api/ai.gen.ts': {
      exportName: 'aiApi',
      filterEndpoints: ['generateEmail', 'improveEmail', 'generateSubjectLines'],
    },
    './src/pages/profile/api/games.gen.ts': {
      exportName: 'gamesApi',
      filterEndpoints: ['addGameStats', 'getGameSummary', 'changeGame', 'removeGame', 'syncMaxPreps', 'importStatFile', /NextGame/],
    },
    './src/pages/profile/api/photo.gen.ts': {
      exportName: 'photoApi',
      filterEndpoints: ['createPhotoUpload', 'setPhoto', 'removePhoto'],
    },
    './src/pages/dashboard/api/home.gen.ts': {
      exportName: 'homeApi',
      filterEndpoints: ['getHome', 'getActivity'],
    },
    './src/pages/analytics/api/analytics.gen.ts': {
      exportName: 'analyticsApi',
      filterEndpoints: ['getAnalytics'],
    },
    './src/pages/recruiting-strategy/api/strategy.gen.ts': {
      exportName: 'strategyApi',
      filterEndpoints: ['generateStrategy', 'getLatestStrategy', 'listStrategies', 'regenerateStrategy', 'rateStrategy'],
    },
    './src/pages/fit/api/fit.gen.ts': {
      exportName: 'fitApi',
      filterEndpoints: ['getFitAnalysis', 'getRoster'],
    },
    './src/pages/profile/api/film.gen.ts': {
      exportName: 'filmApi',
      filterEndpoints: ['getFilm', 'addClip', 'changeClip', 'removeClip', 'arrangeClips', 'checkFilmLink'],
    },
    './src/pages/profile/api/share.gen.ts': {
      exportName: 'shareApi',
      filterEndpoints: ['getShare', 'changeShare', 'renewShare'],
    },
    './src/pages/shared-profile/api/shared-profile.gen.ts': {
      exportName: 'sharedProfileApi',
      filterEndpoints: ['getSharedProfile', 'countView', 'writeToAthlete'],
    },
    './src/pages/settings/api/privacy.gen.ts': {
      exportName: 'privacyApi',
      filterEndpoints: ['getUserSettings', 'changeUserSettings', 'getSentToProvider'],
    },
    './src/features/own-data/api/own-data.gen.ts': {
      exportName: 'ownDataApi',
      filterEndpoints: ['previewDeletion', 'deleteAccount', 'getDataExport', 'startDataExport', 'confirmUnderAge'],
    },
    './src/pages/account-deleted/api/receipt.gen.ts': {
      exportName: 'receiptApi',
      filterEndpoints: ['getReceipt'],
    },
    './src/app/demo-notice/api/server.gen.ts': {
      exportName: 'serverApi',
      filterEndpoints: ['getServer'],
    },
    './src/pages/admin/email-templates/api/email-templates.gen.ts': {
      exportName: 'emailTemplatesApi',
      filterEndpoints: ['listAdminEmailTemplates', 'createEmailTemplate', 'updateEmailTemplate', 'deleteEmailTemplate'],
    },
    './src/pages/admin/home/api/admin-home.gen.ts': {
      exportName: 'adminHomeApi',
      filterEndpoints: ['getAdminHome'],
    },
    './src/pages/admin/coach-database/api/coach-database.gen.ts': {
      exportName: 'coachDatabaseApi',
      filterEndpoints: [
        'getDirectoryStats',
        'addCoach',
        'changeCoach',
        'verifyCoach',
        'removeCoach',
        'addSchool',
        'changeSchool',
        'getSchoolDependants',
        'removeSchool',
        'listCorrectionQueue',
        'decideCorrection',
        /staffSuggestion/i,
      ],
    },
    './src/pages/admin/reports/api/reports.gen.ts': {
      exportName: 'reportsApi',
      filterEndpoints: ['listReplyReports', 'handleReplyReport'],
    },
    './src/pages/admin/audit-log/api/audit-log.gen.ts': {
      exportName: 'auditLogApi',
      filterEndpoints: ['listAuditLog'],
    },
    './src/pages/admin/operations/api/operations.gen.ts': {
      exportName: 'operationsApi',
      filterEndpoints: [
        /outbox/i,
        /platform(Test)?Mail/i,
        /deliverability/i,
        'getOperations',
        'getUpkeep',
        'makeBackup',
        'getCoverage',
        'listAccounts',
        'sendResetLink',
        'endUserSessions',
        'changeUserRole',
        'startReplyPoll',
        'retryFailedJobs',
        'getFailedSignIns',
      ],
    },
    './src/features/csv-import/api/csv-import.gen.ts': {
      exportName: 'csvImportApi',
      filterEndpoints: [
        'importSchoolsCsv',
        'importCoachesCsv',
        'inspectImportCsv',
        'importRostersCsv',
        'importDirectoryPack',
        'listImports',
        'getCurrentImport',
        'undoImport',
      ],
    },
  },
};

export default config;
