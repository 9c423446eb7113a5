export { RecruitingStrategyPage } from './ui/recruiting-strategy-page';
