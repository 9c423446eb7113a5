import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** What the generator names after an endpoint; every other type is a shape of the document. */
const isOfEndpoint = (name) => /Api(Arg|Response)$/.test(name);

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The names of types that a piece of code mentions. */
function namesIn(root) {
  const names = new Set();
  (function visit(node) {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
    ts.forEachChild(node, visit);
  })(root);
  return names;
}

/** A generated file in two parts: its endpoints as text, and its shapes by name. */
function split(file, text) {
  const source = parse(file, text);
  const [shapes, rest] = [new Map(), []];
  for (const statement of source.statements) {
    const words = text.slice(statement.getFullStart(), statement.end);
    if (ts.isTypeAliasDeclaration(statement) && !isOfEndpoint(statement.name.text)) {
      shapes.set(statement.name.text, { text: words.trim(), uses: namesIn(statement) });
    } else rest.push(words);
  }
  return { shapes, endpoints: `${rest.join('').trim()}\n` };
}

function merge(all, { shapes }, file) {
  for (const [name, shape] of shapes) {
    const known = all.get(name);
    if (known && known.text !== shape.text) throw new Error(`${file}: the shape ${name} differs from the one of another slice.`);
    all.set(name, shape);
  }
}

/** The names that `wanted` leads to: the generator also writes the shapes of errors, which no endpoint's type mentions. */
function reachable(shapes, wanted) {
  const found = new Set();
  const open = [...wanted];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !shapes.has(name)) continue;
    found.add(name);
    open.push(...shapes.get(name).uses);
  }
  return [...found].sort();
}

/** The endpoints with an import of the shapes that they mention, behind the import of the API. */
function withImport(file, endpoints, shapes, typesFile) {
  const names = [...namesIn(parse(file, endpoints))].filter((name) => shapes.has(name)).sort();
  if (names.length === 0) return endpoints;
  const from = relative(dirname(file), typesFile).replace(/\.ts$/, '');
  const line = `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from "${from.startsWith('.') ? from : `./${from}`}";\n`;
  const end = endpoints.indexOf('\n') + 1;
  return endpoints.slice(0, end) + line + endpoints.slice(end);
}

/**
 * Takes the shapes out of the generated files, so that each is written once.
 * `files`: text by path. Returns the same paths with their endpoints alone, and `typesFile` with every shape that they use.
 */
export function shareTypes(files, typesFile) {
  const parts = [...files].map(([file, text]) => [file, split(file, text)]);
  const shapes = new Map();
  for (const [file, part] of parts) merge(shapes, part, file);
  const used = reachable(
    shapes,
    parts.flatMap(([file, { endpoints }]) => [...namesIn(parse(file, endpoints))]),
  );
  const slices = parts.map(([file, { endpoints }]) => [file, withImport(file, endpoints, shapes, typesFile)]);
  return new Map([...slices, [typesFile, `${used.map((name) => shapes.get(name).text).join('\n')}\n`]]);
}
