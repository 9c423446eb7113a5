/** The form of an import: a file as the field csvFile, and what else is chosen. */
export function uploadForm(content: string, choices: Record<string, string> = {}, name = 'upload.csv'): FormData {
  const form = new FormData();
  form.append('csvFile', new Blob([content], { type: 'text/csv' }), name);
  for (const [field, value] of Object.entries(choices)) form.append(field, value);
  return form;
}
