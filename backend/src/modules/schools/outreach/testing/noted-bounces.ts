import { ReportBounce, type Bounce } from '../application/ports/report-bounce.js';

interface ListedCoach {
  id: number;
  address: string;
}

/** What was reported of the coaches of a directory in memory; nothing is decided, so each coach is reported once. */
export class NotedBounces extends ReportBounce {
  readonly open: Bounce[] = [];

  constructor(private readonly coaches: readonly ListedCoach[]) {
    super();
  }

  async run(bounce: Bounce): Promise<void> {
    const coach = this.coaches.find(({ id }) => id === bounce.coachId);
    const isAsked = this.open.some(({ coachId }) => coachId === bounce.coachId);
    if (!isAsked && coach?.address.toLowerCase() === bounce.address.toLowerCase()) this.open.push(bounce);
  }
}
