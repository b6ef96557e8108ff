import { createHighlighterCoreSync, createJavaScriptRegexEngine, type ShikiTransformer } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import http from 'shiki/langs/http.mjs';
import ini from 'shiki/langs/ini.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import jsonc from 'shiki/langs/jsonc.mjs';
import markdown from 'shiki/langs/markdown.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { type CodeLine, hasMarks, needsMarkStyles } from './code-marks';
import { type ChangeWords, markedText, markTransformers } from './mark-transformers';

/** Languages that code blocks may name; `text` is code without colours. */
const grammars = [bash, css, html, http, ini, javascript, json, jsonc, markdown, powershell, tsx, typescript, yaml];

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

function sharedHighlighter() {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [...grammars, markedText],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

/** Converts the theme's inline colours to classes (`code-token-keyword`), which a strict style policy allows. */
const classesForColours: ShikiTransformer = {
  pre(node) {
    node.properties = {};
  },
  span(node) {
    const style = String(node.properties.style ?? '');
    const variable = /var\(--code-([a-z-]+)\)/.exec(style)?.[1];
    delete node.properties.style;
    if (variable && variable !== 'foreground') node.properties.class = `code-${variable}`;
  },
};

/** Whether a code block may name this language. */
function isKnownCodeLanguage(language: string): boolean {
  return language === '' || language === 'text' || sharedHighlighter().getLoadedLanguages().includes(language);
}

/** Code for a page. */
interface HighlightedCode {
  /** The HTML inside of `<pre>`: a `<code>` with a span for each line. */
  readonly html: string;
  /** Present where the code has marks in its comments (`code-marks.ts`), which are not in the HTML. */
  readonly marked?: {
    readonly lines: readonly CodeLine[];
    /** Whether it is shown with the styles of `code-marks.css`. */
    readonly needsStyles: boolean;
  };
}

interface HighlightOptions {
  /** Lines to mark, from 1. */
  readonly markedLines?: ReadonlySet<number>;
  readonly changeWords?: ChangeWords;
}

/** Highlights code at build; no part of the highlighter reaches the visitor. */
export function highlightCode(code: string, language: string, options: HighlightOptions = {}): HighlightedCode {
  const { markedLines = new Set(), changeWords } = options;
  const key = JSON.stringify([language, [...markedLines], code, hasMarks(code) ? changeWords : undefined]);
  const known = highlighted.get(key);
  if (known !== undefined) return known;
  const result = highlight(code, language, markedLines, changeWords);
  highlighted.set(key, result);
  return result;
}

/** The lines of code that has marks, without them; `undefined` where it has none. */
export function linesOfMarked(code: string, language: string): readonly CodeLine[] | undefined {
  return hasMarks(code) ? highlightCode(code, language).marked?.lines : undefined;
}

/** A page is rendered for every locale that shows it, and a translation has its source's code. */
const highlighted = new Map<string, HighlightedCode>();

function highlight(
  code: string,
  language: string,
  markedLines: ReadonlySet<number>,
  changeWords: ChangeWords | undefined,
): HighlightedCode {
  const marking: ShikiTransformer = {
    line(node, line) {
      if (markedLines.has(line)) this.addClassToHast(node, 'code-marked');
    },
  };
  const isMarked = hasMarks(code);
  const lines: CodeLine[] = [];
  const html = sharedHighlighter().codeToHtml(code, {
    lang: grammarOf(language, isMarked),
    theme: 'site',
    transformers: [classesForColours, marking, ...(isMarked ? markTransformers(code, lines, changeWords) : [])],
    // Disabled: after half a second the rest of a line would stay plain, so a busy machine would produce different
    // bytes.
    tokenizeTimeLimit: 0,
  });
  return {
    html: html.replace(/^<pre>/, '').replace(/<\/pre>$/, ''),
    ...(isMarked && { marked: { lines, needsStyles: needsMarkStyles(code) } }),
  };
}

function grammarOf(language: string, isMarked: boolean): string {
  if (isKnownCodeLanguage(language) && language !== '' && language !== 'text') return language;
  return isMarked ? markedText.name : 'text';
}
