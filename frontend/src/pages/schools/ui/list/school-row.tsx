import { memo, type MouseEvent, type Ref } from 'react';
import { laterPart } from '@/shared/lib/later-part';
import { SchoolCells, type SchoolCellsProps } from './school-cells';
import css from './school-table.module.css';

const SchoolPanel = laterPart(async () => (await import('../panel/school-panel')).SchoolPanel);

interface SchoolRowProps extends Omit<SchoolCellsProps, 'panelId'> {
  /** Row index including the header row, for tables that do not render all rows. */
  rowIndex: number | undefined;
  /** For what the open row shows below itself. */
  panelRef: Ref<HTMLTableRowElement>;
}

/** One school on a desk; opened, its coaches, notes and timeline are below. */
export const SchoolRow = memo(function SchoolRow(props: SchoolRowProps) {
  const { rowIndex, panelRef, ...cells } = props;
  const { school, open, onToggleOpen } = cells;
  const panelId = `about-${school.id}`;

  function onRowClick(event: MouseEvent<HTMLTableRowElement>): void {
    const target = event.target as Element;
    // React events also bubble from a menu of the row, which is rendered elsewhere in the document.
    const within = event.currentTarget.contains(target);
    // The whole row is a larger target for the mouse; keyboard and screen reader use the button in it.
    if (within && !target.closest('a, button')) onToggleOpen(school.id);
  }

  return (
    <>
      <tr role="row" aria-rowindex={rowIndex} className={css['row']} onClick={onRowClick}>
        <SchoolCells {...cells} panelId={panelId} />
      </tr>
      {open && (
        <tr role="row" ref={panelRef} className={css['open']}>
          <td role="cell" aria-colspan={9} id={panelId} className={css['panel']}>
            <SchoolPanel school={school} />
          </td>
        </tr>
      )}
    </>
  );
});
