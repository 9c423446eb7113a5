interface ImportCounts {
  createdSchools: number;
  changedSchools: number;
  createdCoaches: number;
  changedCoaches: number;
}

interface RowCounts {
  total: number;
  refused: number;
}

/** Returns one or two sentences with the result of an import for an admin. */
export function importMessage(outcome: 'stored' | 'tried' | 'refused', counts: ImportCounts, rows: RowCounts): string {
  const unread = rows.refused > 0 ? [`${count(rows.refused, 'row')} could not be read.`] : [];
  if (outcome === 'refused') return ['Nothing was imported.', ...unread].join(' ');
  const { createdSchools, createdCoaches, changedSchools, changedCoaches } = counts;
  const [imported, updated] = outcome === 'tried' ? ['Would import', 'Would update'] : ['Imported', 'Updated'];
  const sentences = [`${imported} ${both(createdSchools, createdCoaches)}.`];
  if (changedSchools + changedCoaches > 0) sentences.push(`${updated} ${both(changedSchools, changedCoaches)}.`);
  const nothingNew = createdSchools + createdCoaches + changedSchools + changedCoaches === 0;
  if (rows.total === 0) sentences.push('The file has no rows below its header.');
  else if (nothingNew && rows.refused === 0) sentences.push('Everything in the file was there already.');
  return [...sentences, ...unread].join(' ');
}

function both(schools: number, coaches: number): string {
  return `${count(schools, 'school')} and ${count(coaches, 'coach')}`;
}

function count(number: number, noun: 'school' | 'coach' | 'row'): string {
  const plural = noun === 'coach' ? 'coaches' : `${noun}s`;
  return `${number} ${number === 1 ? noun : plural}`;
}
