import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const TOP = path.resolve(import.meta.dirname, '../../..');
const PLACES = ['backend/src', 'backend/test', 'frontend/src', 'frontend/e2e'];
const ID = /\b[A-Z]-\d\d\b/g;

const page = readFileSync(path.join(TOP, 'docs/requirements.md'), 'utf8');
const [definitions = '', notBuilt = ''] = page.split('## Not built yet');
const defined = [...definitions.matchAll(/^- \*\*([A-Z]-\d\d)\*\* \S/gm)].map(([, id = '']) => id);
const listed = [...notBuilt.matchAll(ID)].map(([id]) => id);

function specsBelow(folder: string): string[] {
  return readdirSync(path.join(TOP, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /[.-]spec\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The word that a call begins with: `it` of `it.each(rows)('…')`. */
function firstWord(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? firstWord(node.expression) : '';
}

function titlesIn(node: ts.Node): string[] {
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...titlesIn(child)));
  if (!ts.isCallExpression(node) || !['describe', 'it', 'test'].includes(firstWord(node.expression))) return below;
  const [title] = node.arguments;
  const isText = title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isText ? [title.getText(), ...below] : below;
}

function idsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return titlesIn(source).flatMap((title) => [...title.matchAll(ID)].map(([id]) => id));
}

const named = new Set(PLACES.flatMap(specsBelow).flatMap(idsIn));

describe('the page of requirements', () => {
  it('defines each id once', () => {
    expect(defined.length).toBeGreaterThan(200);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  it('defines each id that a test title names', () => {
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((id) => !defined.includes(id))).toEqual([]);
  });

  it('has a test for each id that is not listed as not built yet', () => {
    expect(defined.filter((id) => !named.has(id) && !listed.includes(id))).toEqual([]);
  });

  it('lists as not built yet only defined ids that no test names', () => {
    expect(listed.filter((id) => named.has(id) || !defined.includes(id))).toEqual([]);
  });
});
