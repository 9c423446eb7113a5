import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** `npm run contract` writes these files from backend/openapi.json: one for each slice, hooks included. */
const config: ConfigFile = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/shared/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: true,
  useEnumType: false,
  outputFiles: {
    './src/entities/athlete/api/athlete.gen.ts': {
      exportName: 'athleteApi',
      filterEndpoints: ['register', 'login', 'logout', 'getUser', 'updateUser', 'sendVerificationMail', 'verifyEmail'],
    },
    './src/entities/school/api/school.gen.ts': {
      exportName: 'schoolApi',
      filterEndpoints: [/school/i, /favorite/i, /contact/i].map((name) => name),
    },
    './src/entities/campaign/api/campaign.gen.ts': {
      exportName: 'campaignApi',
      filterEndpoints: [/campaign/i, /recipient/i, /emailTemplate/i, /stats/i, /mailSender/i],
    },
    './src/pages/admin/operations/api/operations.gen.ts': {
      exportName: 'operationsApi',
      filterEndpoints: [/outbox/i],
    },
    './src/features/csv-import/api/csv-import.gen.ts': {
      exportName: 'csvImportApi',
      filterEndpoints: ['importSchoolsCsv'],
    },
  },
};

export default config;
