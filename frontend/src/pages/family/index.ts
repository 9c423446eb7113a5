export { ActivityPage } from './ui/activity-page';
export { ApprovalPage } from './ui/approval-page';
export { ApprovalsPage } from './ui/approvals-page';
export { ControlsPage } from './ui/controls-page';
export { FamilyPage } from './ui/family-page';
export { PlanPage } from './ui/plan-page';
