import type { FollowUp } from '../model/strategy';
import css from './follow-up-table.module.css';

/** The sequence of emails to send as long as no coach answers; on a phone each is a card. */
export function FollowUpTable({ mails }: { mails: readonly FollowUp[] }) {
  return (
    <table className={css['table']} aria-label="Follow-up Sequence" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Day
          </th>
          <th scope="col" role="columnheader">
            Subject
          </th>
          <th scope="col" role="columnheader">
            Purpose
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {mails.map(({ day, subject, purpose }) => (
          <tr key={day} role="row">
            <th scope="row" role="rowheader">{`Day ${day}`}</th>
            <td role="cell">{subject}</td>
            <td role="cell">{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
