import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { coachWordsOf, VERIFIED } from '../adapters/persistence/coach-words.sql.js';
import type { CoachWord, Verdict } from '../domain/coach-word.js';
import { type Figure, FIGURES, type FigureText, figureText } from '../domain/figures.js';

/** A figure of a request, as it was when the coach was asked. */
export interface AskedFigure extends FigureText {
  verdict: Verdict | null;
  /** The figure in the profile has been changed since, even if it was changed back. */
  changed: boolean;
}

/** One coach who was asked. */
export interface CoachRequest {
  id: string;
  coachName: string;
  coachSchool: string;
  address: string;
  /** The server delivered the link to an address that is not the family's. */
  verified: boolean;
  /** The server delivered the link; else the athlete handed it over. */
  mailed: boolean;
  createdAt: string;
  expiresAt: string;
  answeredAt: string | null;
  state: 'waiting' | 'expired' | 'answered';
  figures: AskedFigure[];
}

/** What an athlete reads about the own figures and coaches. */
export interface CoachWords {
  /** The figures of the profile, which can be asked for. */
  askable: FigureText[];
  /** What counts at the moment. */
  words: CoachWord[];
  /** Newest first, without revoked ones. */
  requests: CoachRequest[];
}

interface Row {
  askable: { figure: Figure; value: unknown }[];
  words: CoachWord[];
  requests: (Omit<CoachRequest, 'figures' | 'state'> & {
    figures: { figure: Figure; value: unknown; verdict: Verdict | null; changed: boolean }[];
  })[];
}

/** $1 athlete, $2 figures. */
const OF = `
select
  coalesce((select json_agg(json_build_object('figure', f, 'value', profile_figure(p, f)))
    from athlete_profiles p, unnest($2::text[]) f where p.user_id = $1 and profile_figure(p, f) is not null), '[]') as askable,
  ${coachWordsOf('$1')} as words,
  coalesce((select json_agg(json_build_object('id', r.id, 'coachName', r.coach_name, 'coachSchool', r.coach_school,
      'address', r.address, 'verified', ${VERIFIED}, 'mailed', r.mailed, 'createdAt', r.created_at, 'expiresAt', r.expires_at,
      'answeredAt', r.answered_at, 'figures', (select coalesce(json_agg(json_build_object('figure', f.figure, 'value', f.value,
        'verdict', f.verdict, 'changed', f.lost_at is not null)), '[]') from confirmed_figures f where f.request_id = r.id))
      order by r.created_at desc, r.id desc)
    from (select * from confirmation_requests where athlete_id = $1 and revoked_at is null
      order by created_at desc, id desc limit 100) r), '[]') as requests`;

@Injectable()
export class CoachWordsQuery {
  constructor(
    private readonly source: ReadSource,
    private readonly clock: Clock,
  ) {}

  async of(athleteId: string): Promise<CoachWords> {
    const now = this.clock.now();
    const [row] = await this.source.query<Row[]>(OF, [athleteId, FIGURES]);
    if (!row) throw new Error('a select without from has one row');
    return {
      askable: row.askable.map(({ figure, value }) => figureText(figure, value)),
      words: row.words,
      requests: row.requests.map((request) => ({ ...request, ...timesOf(request, now), figures: figuresOf(request) })),
    };
  }
}

type Times = Pick<CoachRequest, 'createdAt' | 'expiresAt' | 'answeredAt' | 'state'>;

function timesOf({ createdAt, expiresAt, answeredAt }: Omit<Times, 'state'>, now: Date): Times {
  const iso = (at: string) => new Date(at).toISOString();
  const open = new Date(expiresAt) > now ? 'waiting' : 'expired';
  return {
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    answeredAt: answeredAt === null ? null : iso(answeredAt),
    state: answeredAt === null ? open : 'answered',
  };
}

function figuresOf({ figures }: Row['requests'][number]): AskedFigure[] {
  return FIGURES.flatMap((name) =>
    figures
      .filter(({ figure }) => figure === name)
      .map(({ value, verdict, changed }) => ({ ...figureText(name, value), verdict, changed })),
  );
}
