import type { FollowUpDto, RosterFitDto, SchoolStrategyDto, StrategyDto } from '@/shared/api';

export type Strategy = StrategyDto;
export type SchoolPlan = SchoolStrategyDto;
export type RosterFit = RosterFitDto;
export type FollowUp = FollowUpDto;
