/**
 * The text of the file with which the web app draws the profile form: for each field of PUT /api/user that has `x-form`, its input,
 * label, hint, limits and choices.
 */
export function profileForms(document) {
  const { properties } = document.components.schemas.UpdateUserRequest;
  const fields = Object.entries(properties).flatMap(([name, schema]) => ('x-form' in schema ? [[name, formOf(schema)]] : []));
  return `/** How the form asks for each field of the profile. */
export const profileFieldForms = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;
`;
}

function formOf({ 'x-form': form, minimum, maximum, multipleOf, enum: choices }) {
  const limits = minimum === undefined ? {} : { limits: { min: minimum, max: maximum, step: multipleOf ?? 1 } };
  return { ...form, ...limits, ...(choices ? { choices: choices.filter((choice) => choice !== null) } : {}) };
}
