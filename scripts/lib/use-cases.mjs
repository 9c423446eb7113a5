import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { inRoot } from './paths.mjs';

const MODULES = 'backend/src/modules';
const CHOOSING = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** Whether the code chooses: a branch, a loop, a refusal. What has none of them passes on. */
function decides(file) {
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const chooses = (node) =>
    ts.isIfStatement(node) ||
    ts.isSwitchStatement(node) ||
    ts.isConditionalExpression(node) ||
    ts.isCatchClause(node) ||
    ts.isThrowStatement(node) ||
    ts.isIterationStatement(node, false) ||
    (ts.isBinaryExpression(node) && CHOOSING.has(node.operatorToken.kind)) ||
    ts.forEachChild(node, (child) => chooses(child) || undefined) === true;
  return chooses(source);
}

/** A spec of its name, or one of the same folder that makes it: two sides of one thing are proved together. */
function hasSpec(file) {
  if (existsSync(inRoot(file.replace(/\.ts$/, '.spec.ts')))) return true;
  const [, name] = /@Injectable\(\)\s+export class (\w+)/.exec(readFileSync(inRoot(file), 'utf8')) ?? [];
  const folder = path.posix.dirname(file);
  const specs = readdirSync(inRoot(folder)).filter((one) => one.endsWith('.spec.ts') && !one.endsWith('.medium.spec.ts'));
  return specs.some((spec) => readFileSync(inRoot(`${folder}/${spec}`), 'utf8').includes(`new ${name}(`));
}

/** Every use case: whether it decides, and whether a spec beside it says how. */
export function readUseCases() {
  return readdirSync(inRoot(MODULES), { recursive: true, encoding: 'utf8' })
    .map((name) => `${MODULES}/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.use-case.ts'))
    .sort()
    .map((file) => ({ file, decides: decides(file), hasSpec: hasSpec(file) }));
}
