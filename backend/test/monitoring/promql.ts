import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';

/** One condition on a label: name, operator, value. */
export interface Matcher {
  label: string;
  operator: string;
  value: string;
}

/** What an expression asks for: a metric with conditions. */
export interface Selector {
  metric: string;
  matchers: Matcher[];
}

export interface Expression {
  selectors: Selector[];
  /** Labels that results are grouped by. */
  groupedBy: string[];
}

/** Grafana fills these in before Prometheus sees an expression. */
const withoutVariables = (text: string) => text.replaceAll('$__rate_interval', '5m').replaceAll('"$instance"', '".*"');

/** Reads an expression with Prometheus' own grammar. Throws where it is wrong. */
export function readExpression(given: string): Expression {
  const text = withoutVariables(given);
  const textOf = (node: { from: number; to: number }) => text.slice(node.from, node.to);
  const found: Expression = { selectors: [], groupedBy: [] };
  parser.parse(text).iterate({
    enter: ({ node }) => {
      if (node.type.isError) throw new Error(`not PromQL at character ${node.from}: ${given}`);
      if (node.name === 'VectorSelector') found.selectors.push(selectorOf(node, textOf));
      if (node.name === 'GroupingLabels') found.groupedBy.push(...node.getChildren('LabelName').map(textOf));
    },
  });
  return found;
}

function selectorOf(node: SyntaxNode, textOf: (node: SyntaxNode) => string): Selector {
  const metric = node.getChild('Identifier');
  if (!metric) throw new Error('a selector without the name of a metric');
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return { metric: textOf(metric), matchers: matchers.map((one) => matcherOf(one, textOf)) };
}

function matcherOf(node: SyntaxNode, textOf: (node: SyntaxNode) => string): Matcher {
  const part = (name: string) => {
    const child = node.getChild(name);
    if (!child) throw new Error(`a condition without ${name}`);
    return textOf(child);
  };
  return { label: part('LabelName'), operator: part('MatchOp'), value: part('StringLiteral').slice(1, -1) };
}
