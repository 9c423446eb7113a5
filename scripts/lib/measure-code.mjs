import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { inRoot } from './paths.mjs';

const TEST = /\.(spec|e2e-spec|medium\.spec|contract|bench)\.(tsx?|mjs)$|\/testing\/|^backend\/(test|bench)\/|^frontend\/(e2e|bench)\//;
const GENERATED = /\.gen\.ts$/;

/** A file of TypeScript: its place below the top, its lines that are not blank, and those of its functions. */
function measured(file) {
  const text = readFileSync(inRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const functions = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && isNamed(node)) functions.push(linesIn(node.getText(source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, folder: path.dirname(file), lines: linesIn(text), functions, isTest: TEST.test(file) };
}

const linesIn = (text) => text.split('\n').filter((line) => line.trim() !== '').length;

/** Functions, methods and what is assigned to a name; not each callback inside of them, whose lines are theirs already. */
function isNamed(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) return true;
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyDeclaration(node.parent);
}

/** Every hand-written source and test of the two projects. */
export function readCode() {
  return ['backend/src', 'backend/test', 'backend/bench', 'frontend/src', 'frontend/e2e']
    .flatMap((top) =>
      readdirSync(inRoot(top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file.split(path.sep).join('/')}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file) && !file.includes('lint-fixtures'))
    .map(measured);
}

/** Median, 90th percentile and greatest of a list of numbers. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.9), sorted.at(-1) ?? 0];
}
