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

/** Languages that code blocks may name; `text` is code without colours. */
const grammars = [bash, css, html, http, ini, javascript, json, jsonc, markdown, powershell, tsx, typescript, yaml];

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

function sharedHighlighter() {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: grammars,
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

/**
 * Highlights code at build; no part of the highlighter reaches the visitor.
 *
 * @param markedLines lines to mark, from 1
 * @returns the HTML inside of `<pre>`: a `<code>` with a span for each line
 */
export function highlightCode(code: string, language: string, markedLines: ReadonlySet<number>): string {
  const key = JSON.stringify([language, [...markedLines], code]);
  const known = highlighted.get(key);
  if (known !== undefined) return known;
  const html = highlight(code, language, markedLines);
  highlighted.set(key, html);
  return html;
}

/** A page is rendered for every locale that shows it, and a translation has its source's code. */
const highlighted = new Map<string, string>();

function highlight(code: string, language: string, markedLines: ReadonlySet<number>): string {
  const marking: ShikiTransformer = {
    line(node, line) {
      if (markedLines.has(line)) this.addClassToHast(node, 'code-marked');
    },
  };
  const html = sharedHighlighter().codeToHtml(code, {
    lang: isKnownCodeLanguage(language) && language !== '' ? language : 'text',
    theme: 'site',
    transformers: [classesForColours, marking],
    // Disabled: after half a second the rest of a line would stay plain, so a busy machine would produce different
    // bytes.
    tokenizeTimeLimit: 0,
  });
  return html.replace(/^<pre>/, '').replace(/<\/pre>$/, '');
}
