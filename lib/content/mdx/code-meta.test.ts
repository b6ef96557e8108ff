import type { Element, Root, Text } from 'hast';
import { rehypeLongCode, wrapsLines } from './code-meta';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The code's class and pieces after the plugin. */
function piecesOf(value: string, around = 'p'): { className: unknown; pieces: string[] } {
  const code = element('code', { type: 'text', value });
  const tree: Root = { type: 'root', children: [element(around, code)] };
  rehypeLongCode()(tree);
  const pieces = code.children.filter((child): child is Text => child.type === 'text').map((child) => child.value);
  expect(pieces.join('')).toBe(value);
  return { className: code.properties.className, pieces };
}

test.each([
  ['https://api.example.com/v1', ['https://', 'api.', 'example.', 'com/', 'v1']],
  ['maxTextGroupLengthPerRequest', ['max', 'Text', 'Group', 'Length', 'Per', 'Request']],
])('[DOCS-09] long code %s is broken at its joints', (value, pieces) => {
  expect(piecesOf(value)).toEqual({ className: ['long-code'], pieces });
});

test.each([
  ['deepseek-v4-flash', 'p'],
  ['https://api.example.com/v1/chat', 'pre'],
])('[DOCS-09] %s in a %s stays in one piece', (value, around) => {
  expect(piecesOf(value, around)).toEqual({ className: undefined, pieces: [value] });
});

test.each([
  ['wrap', true],
  ['title="a" {2} wrap', true],
  ['title="wrap it"', false],
  ['', false],
])('[DOCS-15] long lines are wrapped where a block asks for it: %s', (meta, wraps) => {
  expect(wrapsLines(meta)).toBe(wraps);
});
