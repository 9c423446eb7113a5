import { BadRequestException, InternalServerErrorException, NotFoundException } from '@nestjs/common';

import { DomainError, type ErrorKind } from '../../../shared-kernel/domain-error.js';
import { toAnswer } from './problem.filter.js';

const failed = (kind: ErrorKind, more = {}) => new DomainError({ kind, code: 'because', message: 'Why.', ...more });

describe('toAnswer', () => {
  it.each<[ErrorKind, number]>([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['missing', 404],
    ['conflict', 409],
    ['unavailable', 503],
  ])('X-02 answers %s with %i, its code and its words', (kind, status) => {
    expect(toAnswer(failed(kind))).toMatchObject({ status, code: 'because', message: 'Why.', errors: [], extra: {} });
  });

  it('X-02 takes a status that says it better, and when to come back', () => {
    expect(toAnswer(failed('unavailable', { status: 429, retryAfterSeconds: 30 }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 30,
    });
  });

  it.each([
    [new NotFoundException('gone'), { status: 404, code: 'not_found', message: 'gone' }],
    [new BadRequestException('odd'), { status: 400, code: 'bad_request', message: 'odd' }],
  ])('X-02 passes on what the framework refuses', (error, answer) => {
    expect(toAnswer(error)).toMatchObject(answer);
  });

  it.each([[new Error('select * from users')], [new InternalServerErrorException('at /srv/x.js:1')], ['a string'], [null]])(
    'X-02 keeps the cause of a fault to itself',
    (error) => {
      expect(toAnswer(error)).toEqual({
        status: 500,
        code: 'internal_error',
        message: 'Something went wrong on our side. Please try again.',
      });
    },
  );

  it.each([
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
  ])('O-09 says of a database that is gone (%s) when to try again, not how', (error) => {
    const answer = toAnswer(error);
    expect(answer).toMatchObject({ status: 503, code: 'database_unavailable', retryAfterSeconds: 5 });
    expect(answer.message).not.toContain(error.message);
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('O-09 says of a full disk (%s) that nothing was changed, and when to try again', (code) => {
    const answer = toAnswer(Object.assign(new Error('could not extend file "base/5/16384"'), { code }));
    expect(answer).toMatchObject({ status: 503, code: 'disk_full', retryAfterSeconds: 60 });
    expect(answer.message).toBe('The server has no space left to store this. Nothing was changed. Please try again later.');
  });

  it.each([
    ['entity.too.large', 413, 'too_large'],
    ['entity.parse.failed', 400, 'malformed_json'],
    ['charset.unsupported', 415, 'unsupported_media_type'],
    ['request.aborted', 400, 'bad_request'],
  ])('X-05 understands a body refused as %s', (type, status, code) => {
    expect(toAnswer(Object.assign(new Error(type), { type, status }))).toMatchObject({ status, code });
  });
});
