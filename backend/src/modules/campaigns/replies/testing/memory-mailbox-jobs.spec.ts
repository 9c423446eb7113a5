import { mailboxJobsContract } from './mailbox-jobs.contract.js';
import { MemoryMailboxJobs } from './memory-mailbox-jobs.js';

describe('mailbox jobs in memory', () => {
  mailboxJobsContract(async () => {
    const jobs = new MemoryMailboxJobs();
    return { jobs, waiting: async () => jobs.waiting };
  });
});
