interface ImportCounts {
  createdSchools: number;
  changedSchools: number;
  createdCoaches: number;
  changedCoaches: number;
}

/** One or two sentences that tell an admin how an import went. */
export function importMessage(
  outcome: 'stored' | 'tried' | 'refused',
  counts: ImportCounts,
  refusedRows: number,
): string {
  const unread = refusedRows > 0 ? [`${count(refusedRows, 'row')} could not be read.`] : [];
  if (outcome === 'refused') return ['Nothing was imported.', ...unread].join(' ');
  const { createdSchools, createdCoaches, changedSchools, changedCoaches } = counts;
  const [imported, updated] =
    outcome === 'tried' ? ['Would import', 'Would update'] : ['Imported', 'Updated'];
  const sentences = [`${imported} ${both(createdSchools, createdCoaches)}.`];
  if (changedSchools + changedCoaches > 0)
    sentences.push(`${updated} ${both(changedSchools, changedCoaches)}.`);
  const nothingNew = createdSchools + createdCoaches + changedSchools + changedCoaches === 0;
  if (nothingNew && refusedRows === 0) sentences.push('Everything in the file was there already.');
  return [...sentences, ...unread].join(' ');
}

function both(schools: number, coaches: number): string {
  return `${count(schools, 'school')} and ${count(coaches, 'coach')}`;
}

function count(number: number, noun: 'school' | 'coach' | 'row'): string {
  const plural = noun === 'coach' ? 'coaches' : `${noun}s`;
  return `${number} ${number === 1 ? noun : plural}`;
}
