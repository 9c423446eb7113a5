import type { FollowUpDto, RosterFitDto, SchoolStrategyDto, StrategyDto } from '../api/strategy.gen';

export type Strategy = StrategyDto;
export type SchoolPlan = SchoolStrategyDto;
export type RosterFit = RosterFitDto;
export type FollowUp = FollowUpDto;
