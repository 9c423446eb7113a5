export { schoolDomains } from './school-domains.js';
