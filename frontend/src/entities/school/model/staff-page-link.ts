import type { StaffPageLinkDto } from '@/shared/api';

/** Where a school names its football coaches, as far as it is known. */
export type StaffPageLink = StaffPageLinkDto;
