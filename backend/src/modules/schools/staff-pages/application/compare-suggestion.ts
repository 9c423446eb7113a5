import { Injectable } from '@nestjs/common';

import type { StoredSuggestion } from '../domain/stored-suggestion.js';
import { knownDomains } from '../domain/school-domains.js';
import { staffDifference, type StaffDifference } from '../domain/staff-difference.js';
import { AthleticsSites } from './athletics-sites.js';

/** Compares offered pages with the directory. */
@Injectable()
export class CompareSuggestion {
  constructor(private readonly sites: AthleticsSites) {}

  async run(suggestion: StoredSuggestion): Promise<StaffDifference> {
    const site = await this.sites.of(suggestion);
    // An example coach's address is no evidence of a school's domain.
    const addresses = suggestion.coaches.filter(({ isExample }) => !isExample).map(({ email }) => email);
    const isKnown = knownDomains({ sites: [suggestion.websiteUrl, site?.athleticsUrl ?? null], addresses });
    return staffDifference(suggestion.coaches, suggestion, isKnown);
  }
}
