import type { TextTask } from '../application/text-task.js';
import { objectionToText, TEXT_ANSWER_SCHEMA, type TextAnswer } from '../application/tasks/text-answer.js';

/** A small task that every writer can do. */
export function lineTask(material: Record<string, string> = { note: 'I play quarterback.' }): TextTask<TextAnswer> {
  return {
    name: 'line',
    instructions: 'Write one line.',
    facts: [{ key: 'gpa', label: 'GPA', value: '3.7', source: 'profile', measures: ['gpa'] }],
    material,
    schema: TEXT_ANSWER_SCHEMA,
    shownWhileWritten: 'text',
    maxTokens: 400,
    objectionTo: ({ text }) => objectionToText(text),
    byRule: () => ({ text: 'I am a quarterback with a 3.7 GPA.' }),
  };
}
