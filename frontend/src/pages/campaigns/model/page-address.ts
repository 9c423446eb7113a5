import type { CampaignFilter, CampaignView } from './list/visible-campaigns';
import type { SendStep } from './flow/send-step';

/** Everything about this screen that is in its address. */
export interface PageAddress extends CampaignView {
  campaignId: string | null;
  step: SendStep | null;
  /** Another page requests a new campaign. */
  isNew: '1' | null;
  /** Comma-separated ids of the coaches to pick beforehand; may be empty. */
  coaches: string;
  /** The emails are being sent by hand: '1', or the id of the email to begin with. */
  byHand: string | null;
  /** The channel for writing by hand, if it is not email. */
  channel: 'x' | 'text' | null;
  /** Another page requests a short message to the coach with this id; empty when none does. */
  writeTo: string;
  /** Filter and search of the emails of the campaign. */
  mailStatus: string | null;
  mailSearch: string;
}

const names: Record<keyof PageAddress, string> = {
  campaignId: 'campaign',
  step: 'step',
  isNew: 'new',
  coaches: 'coaches',
  byHand: 'hand',
  channel: 'by',
  writeTo: 'write',
  search: 'q',
  filter: 'show',
  sort: 'sort',
  mailStatus: 'status',
  mailSearch: 'mail',
};

const filters: readonly string[] = ['all', 'draft', 'active', 'completed', 'kept'] satisfies CampaignFilter[];
const steps: readonly string[] = ['pick', 'review', 'confirm'] satisfies SendStep[];

function oneOf<T extends string>(value: string | null, allowed: readonly string[]): T | null {
  return value !== null && allowed.includes(value) ? (value as T) : null;
}

/** Reads and writes the address; default values are left out of it. */
export const pageAddress = {
  read(params: URLSearchParams): PageAddress {
    return {
      campaignId: params.get(names.campaignId),
      step: oneOf<SendStep>(params.get(names.step), steps),
      isNew: oneOf<'1'>(params.get(names.isNew), ['1']),
      byHand: params.get(names.byHand),
      channel: oneOf<'x' | 'text'>(params.get(names.channel), ['x', 'text']),
      writeTo: params.get(names.writeTo) ?? '',
      coaches: params.get(names.coaches) ?? '',
      search: params.get(names.search) ?? '',
      filter: oneOf<CampaignFilter>(params.get(names.filter), filters) ?? 'all',
      sort: params.get(names.sort) === 'name' ? 'name' : 'newest',
      mailStatus: params.get(names.mailStatus),
      mailSearch: params.get(names.mailSearch) ?? '',
    };
  },

  write(params: URLSearchParams, patch: Partial<PageAddress>): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(patch) as [keyof PageAddress, string | null][]) {
      const atRest = value === null || value === '' || value === 'all' || value === 'newest';
      if (atRest) next.delete(names[key]);
      else next.set(names[key], value);
    }
    return next;
  },
};
