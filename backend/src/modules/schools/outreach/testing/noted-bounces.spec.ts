import { NotedBounces } from './noted-bounces.js';
import { reportBounceContract } from './report-bounce.contract.js';

describe('NotedBounces', () => {
  reportBounceContract(async () => {
    const coach = { id: 1, address: 'dana@rock.test' };
    const report = new NotedBounces([coach]);
    return { report, coach, reported: async () => report.open.map(({ coachId }) => coachId) };
  });
});
