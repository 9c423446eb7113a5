import type { FitInput } from '../model/fit-analysis';
import css from './fit-table.module.css';

/** Figures with their source and date; on a phone each is a block. */
export function InputTable({ inputs }: { inputs: readonly FitInput[] }) {
  return (
    <table className={css['table']} data-stacks>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Value</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(({ label, value, source, asOf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td className={css['quiet']}>{asOf === null ? source : `${source}, ${asOf}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
