import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { DataSource } from 'typeorm';

import { Ids } from '../../shared-kernel/ids.js';
import { WorkPace } from '../../shared-kernel/work-pace.js';
import { AppConfig } from '../config/app-config.js';
import { CurrentReads } from '../database/reads/read-source.js';
import { Replica } from '../database/reads/replica.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { requestTimer } from '../metrics/request-timer.js';
import { AccountRequests } from './limits/account-requests.js';
import { accountRequestsMiddleware } from './limits/account-requests.middleware.js';
import { AppPassport } from './access/app-passport.js';
import { bodyDeadline } from './limits/body-deadline.js';
import { crossSiteMiddleware } from './access/cross-site.middleware.js';
import { hostMiddleware } from './access/host.middleware.js';
import { jsonBody } from './limits/json-body.js';
import { permissionsPolicy } from './access/permissions-policy.js';
import { ProblemFilter } from './answers/problem.filter.js';
import { requestLog } from './log/request-log.js';
import { securityHeaders } from './access/security-headers.js';
import { sessionMiddleware } from './access/session.js';
import { storableAddress } from './input/storable-address.js';
import { createValidationPipe } from './input/validation.pipe.js';

/** Installs everything between the socket and the controllers, in this order; returns the handlers that load a request's session. */
export function configureApp(app: NestExpressApplication): RequestHandler[] {
  const config = app.get(AppConfig);
  app.setGlobalPrefix('api');
  app.set('trust proxy', config.trustProxy ? 1 : false);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(requestTimer(app.get(Metrics)));
  app.use(requestLog(app.get(Log), app.get(Ids)));
  app.use(bodyDeadline);
  app.use(securityHeaders(config), permissionsPolicy);
  app.use(hostMiddleware(config));
  app.use(compression({ threshold: 1024 }));
  app.use('/api', noteCall(app.get(WorkPace)), noStore, crossSiteMiddleware(config));
  const place = { source: app.get(DataSource), reads: app.get(CurrentReads), replica: app.get(Replica) };
  const session = sessionMiddleware(config, place, app.get(AppPassport), app.getHttpServer());
  app.use('/api', ...session);
  app.use('/api', accountRequestsMiddleware(app.get(AccountRequests)));
  // A pasted page is the only large body of JSON.
  app.use('/api/user/contacts/read-staff-page', jsonBody('3mb'));
  app.use('/api', storableAddress, jsonBody('256kb'));
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ProblemFilter(app.get(Log)));
  return session;
}

/** Long work goes slower while people call. */
function noteCall(pace: WorkPace): RequestHandler {
  return (_request, _response, next) => {
    pace.noteCall();
    next();
  };
}

/** Responses contain personal data: no cache on the way may keep them. Handlers can override it. */
const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};
