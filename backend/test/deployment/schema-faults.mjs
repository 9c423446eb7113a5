// Reads objects of Kubernetes as a JSON list from the standard input, holds each against the schema of its kind, and prints the list of
// what is wrong with each; null where nothing is. A process of its own, because the schemas come as modules only.
import { text } from 'node:stream/consumers';

/**
 * The same data, noting what is read of it: the schemas accept fields that they do not know, as an old cluster would, and
 * never read them.
 */
function watched(data, place, unread) {
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, watched(value, `${place}.${name}`, unread)]));
  for (const name of Object.keys(parts)) unread.add(`${place}.${name}`);
  return new Proxy(Array.isArray(data) ? Object.values(parts) : parts, {
    get: (target, name) => {
      unread.delete(`${place}.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `apps/v1` and `Deployment` as the schemas call them. */
function schemaOf({ apiVersion, kind }) {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-models/_schemas/IoK8sApi${capital(group.split('.')[0])}${capital(version)}${kind}`;
}

async function faultOf(given) {
  const unread = new Set();
  try {
    const { validate } = await import(schemaOf(given));
    if (!validate(watched(given, given.kind, unread))) return JSON.stringify(validate.errors);
    return unread.size === 0 ? null : `unknown: ${[...unread].join(', ')}`;
  } catch (error) {
    return error.message;
  }
}

const objects = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(objects.map(faultOf))));
