import type { Request } from 'express';

const FIRST = '/api/user/campaigns/first';

type Answers = Record<string, unknown>;

/** Answers without the newest campaigns, where these are not all and the address may ask for an older one. */
export function campaignsStart({ query }: Pick<Request, 'query'>, answers: Answers): Answers {
  const isWhole = (answers[FIRST] as { isWhole: boolean } | undefined)?.isWhole ?? true;
  if (isWhole || Object.keys(query).length === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([address]) => address !== FIRST));
}

/** Whether the document brings campaigns along; the page asks for all of them once it is drawn. */
export const hasCampaigns = (answers: Answers): boolean => FIRST in answers;
