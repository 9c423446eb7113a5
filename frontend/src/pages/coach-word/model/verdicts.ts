import type { AnswerCoachWordRequest, FigureTextDto } from '@/shared/api';

/** What a coach can say of a figure; nothing is said of the third. */
export type Verdict = 'confirmed' | 'not_right' | 'skipped';

export type FigureName = FigureTextDto['figure'];

export type Verdicts = Partial<Record<FigureName, Verdict>>;

/** The figures of each verdict, in the shape of the request. */
export function answerOf(verdicts: Verdicts): Pick<AnswerCoachWordRequest, 'confirmed' | 'notRight'> {
  const of = (wanted: Verdict) => (Object.keys(verdicts) as FigureName[]).filter((figure) => verdicts[figure] === wanted);
  return { confirmed: of('confirmed'), notRight: of('not_right') };
}
