import { DEFINITION_ROOMS, ROOM_ORDER } from './room-order.mjs';

const SRC = 'backend/src';
/** A group of a pattern is captured, so that `captured.room` is the name in the order, with its module. */
const ROOM = `${SRC}/modules/(${ROOM_ORDER.join('|')})`;

/** Packages that one technology may use, beside `@nestjs/common`. */
const PACKAGES = {
  http: [
    '@nestjs/core',
    '@nestjs/platform-express',
    '@nestjs/swagger',
    'class-transformer',
    'class-validator',
    'bowser',
    'express',
    'multer',
    '@nestjs/passport',
    'passport',
    'passport-local',
    'rxjs',
  ],
  persistence: ['@nestjs/typeorm', 'pg', 'typeorm', 'zod'],
  argon2: ['@node-rs/argon2'],
  webauthn: ['@simplewebauthn/server'],
  otp: ['otpauth'],
  csv: ['csv-parse'],
  imap: ['imapflow', 'postal-mime'],
  'postal-mime': ['postal-mime', 'htmlparser2'],
  google: ['googleapis', 'google-auth-library'],
  openai: ['openai', 'zod'],
  harper: ['harper.js', 'wink-nlp', 'wink-eng-lite-web-model'],
  stdlib: ['@stdlib/stats-base-dists-hypergeometric-pmf'],
  gcs: ['@google-cloud/storage'],
  sharp: ['sharp'],
  html: ['htmlparser2'],
  workbook: ['htmlparser2'],
  pdf: ['pdfkit', 'sharp'],
  schedule: ['@nestjs/schedule'],
  zip: ['yazl'],
  'tz-lookup': ['@photostructure/tz-lookup'],
};

const element = (type, rest = {}) => ({ element: { type, ...rest } });
const npm = (source) => ({ module: { source } });
const KERNEL = element('kernel');
const PLATFORM = element('platform');
const EXTERNAL = { module: { origin: 'external' } };
const CORE = { module: { origin: 'core' } };
const policy = (from, ...to) => ({ from, allow: { to } });
const SAME_ROOM = { captured: { room: '{{from.element.captured.room}}' } };
const own = (...types) => element(types, SAME_ROOM);

/** What each folder of the backend is; the first pattern that fits decides. */
export const backendElements = [
  { type: 'kernel-testing', pattern: `${SRC}/shared-kernel/testing` },
  { type: 'kernel', pattern: `${SRC}/shared-kernel` },
  { type: 'embedded-postgres', pattern: `${SRC}/embedded-postgres` },
  { type: 'platform', pattern: `${SRC}/platform` },
  { type: 'adapter', pattern: `${ROOM}/adapters/*`, capture: ['room', 'technology'] },
  { type: 'domain', pattern: `${ROOM}/domain`, capture: ['room'] },
  { type: 'queries', pattern: `${ROOM}/queries`, capture: ['room'] },
  { type: 'resources', pattern: `${ROOM}/resources`, capture: ['room'] },
  { type: 'config', pattern: `${ROOM}/config`, capture: ['room'] },
  { type: 'application', pattern: `${ROOM}/application`, capture: ['room'] },
  { type: 'testing', pattern: `${ROOM}/testing`, capture: ['room'] },
  { type: 'room', pattern: ROOM, capture: ['room'] },
  { type: 'module-testing', pattern: `${SRC}/modules/*/testing`, capture: ['module'] },
  { type: 'module', pattern: `${SRC}/modules/*`, capture: ['module'] },
  { type: 'wiring', pattern: SRC },
  { type: 'trials', pattern: 'backend/{test,bench}' },
].map((one) => ({ ...one, partialMatch: false }));

const insideRooms = [
  policy(element('config'), own('config'), PLATFORM, KERNEL),
  policy(element('domain'), own('domain'), KERNEL),
  policy(element('application'), own('domain', 'application', 'queries'), KERNEL, npm(['@nestjs/common'])),
  policy(
    element('queries'),
    own('domain', 'application', 'queries'),
    element('adapter', { captured: { room: '{{from.element.captured.room}}', technology: 'persistence' } }),
    PLATFORM,
    KERNEL,
    CORE,
    npm(['@nestjs/common', 'pg', 'typeorm', 'zod']),
  ),
  policy(
    element('resources'),
    own('domain', 'application', 'queries', 'resources'),
    element('adapter', { captured: { room: '{{from.element.captured.room}}', technology: 'persistence' } }),
    PLATFORM,
    KERNEL,
    CORE,
    npm(['@nestjs/common', 'pg', 'typeorm', 'zod']),
  ),
  // What calls in from outside: a request, a job, the time.
  policy(element('adapter', { captured: { technology: ['http', 'jobs', 'schedule'] } }), own('queries', 'resources')),
  policy(
    element('adapter'),
    own('domain', 'application', 'config'),
    element('adapter', {
      captured: { room: '{{from.element.captured.room}}', technology: '{{from.element.captured.technology}}' },
    }),
    PLATFORM,
    KERNEL,
    CORE,
    npm(['@nestjs/common']),
  ),
  ...Object.entries(PACKAGES).map(([technology, packages]) => policy(element('adapter', { captured: { technology } }), npm(packages))),
  policy(
    element('room', { fileInternalPath: 'index.ts' }),
    own('domain', 'application', 'queries', 'resources', 'config', 'adapter', 'room'),
  ),
  policy(
    element('room', { fileInternalPath: '*.module.ts' }),
    element('room', { fileInternalPath: '*.module.ts', ...SAME_ROOM }),
    own('domain', 'application', 'queries', 'resources', 'config', 'adapter'),
    PLATFORM,
    KERNEL,
    EXTERNAL,
  ),
  policy(
    element('testing'),
    own('domain', 'application', 'queries', 'resources', 'config', 'adapter', 'testing'),
    element(['kernel', 'kernel-testing', 'platform']),
    EXTERNAL,
    CORE,
  ),
  // Commands read the settings and load nothing else: by its index a room would bring all that it consists of.
  policy(element('wiring', { fileInternalPath: 'read-config.ts' }), element('config')),
];

const moduleOf = (room) => room.split('/')[0];

/** A room and those before it: all of them by their index; of its own module also the domain, and what an adapter shows to its like. */
function towardsTheLeft(room, at) {
  const earlier = ROOM_ORDER.slice(0, at);
  const siblings = earlier.filter((other) => moduleOf(other) === moduleOf(room));
  const definitions = earlier.filter((other) => DEFINITION_ROOMS.includes(other));
  const from = (type) => element(type, { captured: { room } });
  const technology = '{{from.element.captured.technology}}';
  return [
    ...(definitions.length === 0
      ? []
      : [policy(from('domain'), element('room', { captured: { room: definitions }, fileInternalPath: 'index.ts' }))]),
    ...(earlier.length === 0
      ? []
      : [
          policy(
            from(['application', 'queries', 'resources', 'adapter', 'room', 'testing']),
            element('room', { captured: { room: earlier }, fileInternalPath: 'index.ts' }),
          ),
          policy(
            element('adapter', { captured: { room, technology: 'http' } }),
            element('adapter', { captured: { room: earlier, technology: 'http' }, fileInternalPath: 'index.ts' }),
          ),
        ]),
    ...(siblings.length === 0
      ? []
      : [
          policy(
            from(['domain', 'application', 'queries', 'resources', 'adapter', 'room', 'testing']),
            element('domain', { captured: { room: siblings } }),
          ),
          policy(from('adapter'), element('adapter', { captured: { room: siblings, technology }, fileInternalPath: 'index.ts' })),
          policy(
            from(['queries', 'resources']),
            element('adapter', { captured: { room: siblings, technology: 'persistence' }, fileInternalPath: 'index.ts' }),
          ),
          policy(from('testing'), element(['domain', 'application', 'queries', 'resources', 'testing'], { captured: { room: siblings } })),
        ]),
  ];
}

/** Who may import whom in the backend; what no policy allows is an error. */
export const backendPolicies = [
  policy(KERNEL, KERNEL),
  policy(element('kernel-testing'), KERNEL, element('kernel-testing')),
  policy(PLATFORM, PLATFORM, KERNEL, EXTERNAL, CORE),
  policy(element('embedded-postgres'), element('embedded-postgres'), EXTERNAL, CORE),
  ...insideRooms,
  ...ROOM_ORDER.flatMap(towardsTheLeft),
  policy(
    element('module', { fileInternalPath: ['*.module.ts', 'index.ts'] }),
    element('module', { fileInternalPath: '*.module.ts', captured: { module: '{{from.element.captured.module}}' } }),
    element('room', { fileInternalPath: 'index.ts' }),
    npm(['@nestjs/common']),
  ),
  policy(
    element('module-testing'),
    element(['domain', 'application', 'queries', 'resources', 'adapter', 'room', 'testing', 'module-testing']),
    element(['kernel', 'kernel-testing', 'platform']),
    EXTERNAL,
    CORE,
  ),
  policy(
    element('wiring', { fileInternalPath: ['*.ts', '{cli,demo,doctor}/*.ts'] }),
    element(['wiring', 'platform', 'kernel']),
    element(['module', 'room', 'embedded-postgres'], { fileInternalPath: 'index.ts' }),
    EXTERNAL,
    CORE,
  ),
  // Commands read the settings and load nothing else: by its index a room would bring all that it consists of.
  policy(element('wiring', { fileInternalPath: 'read-config.ts' }), element('config')),
];
