export { schoolDomains } from './school-domains.js';
export { textColumns } from './text-columns.js';
