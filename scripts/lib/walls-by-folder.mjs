const RULE = 'boundaries/dependencies';
const ROOMS = /\(([^)]+)\)/;

const among = (value, allowed) => allowed === undefined || [allowed].flat().includes(value);

/** The folders of an element: one for each room that its pattern lists, else the one of its pattern. */
function placesOf({ type, pattern }) {
  const rooms = ROOMS.exec(pattern)?.[1].split('|');
  return rooms?.map((room) => ({ type, room, folder: pattern.replace(ROOMS, room) })) ?? [{ type, folder: pattern }];
}

const concerns =
  ({ type, room }) =>
  ({ from: { element } }) =>
    among(type, element.type) && (room === undefined || among(room, element.captured?.room));

/**
 * The rule about who may import whom, taken out of `rules` and returned as one configuration for each folder, with only those policies
 * whose importer can be in that folder: the rule tries every policy it has on every import. The first element that fits is the one of a
 * file, but ESLint takes the last configuration, so that they come in the opposite order. A file in no element keeps all policies.
 */
export function wallsByFolder({ overrides, settings }) {
  const { files, excludedFiles, rules } = overrides.find((one) => one.rules?.[RULE]);
  const [severity, { policies, ...options }] = rules[RULE];
  delete rules[RULE];
  const places = settings['boundaries/elements'].flatMap(placesOf).map((place) => ({ ...place, inside: `${place.folder}/**` }));
  const ruleWith = (chosen) => ({ [RULE]: [severity, { ...options, policies: chosen }] });
  return [
    { files, ignores: [...excludedFiles, ...places.map(({ inside }) => inside)], rules: ruleWith(policies) },
    ...places.reverse().map((place) => ({
      files: files.map((pattern) => [pattern, place.inside]),
      ignores: excludedFiles,
      rules: ruleWith(policies.filter(concerns(place))),
    })),
  ];
}
