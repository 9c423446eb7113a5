export { ContactRules } from './application/contact-rules.js';
export type { ContactRule } from './domain/contact-rule.js';
export { contactWindow } from './domain/contact-window.js';
export { isRuleOld, trustedDays } from './domain/rule-age.js';
export { ruleDay } from './domain/rule-day.js';
export { RulesModule } from './rules.module.js';
