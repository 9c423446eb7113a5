// Breaks: a fake is for tests.
export { fake } from '../../../../shared-kernel/testing/fake.js';
