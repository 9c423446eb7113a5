const known: Record<string, string> = {
  'campaign-deliver': 'Sending campaigns',
  'campaign-recover': 'Cleaning up after crashes',
  'mailbox-check': 'Checking replies',
  'fit-scores': 'Fit scores',
  'photo-sweep': 'Deleting old photos',
};

/** What a queue is for; its own name when nobody said. */
export const queueWords = (name: string): string => known[name] ?? name;
