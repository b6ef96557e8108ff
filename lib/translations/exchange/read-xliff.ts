import { DOMParser, type Element, type Node, ParseError } from '@xmldom/xmldom';
import type { Problem } from '@/lib/content/problem';
import type { ReturnedFile, ReturnedSegment, ReturnedUnit } from './exchanged-files';

const anew = 'Ask for the file anew, or export the page again.';

/** Reads a translator's file, or returns its problems: broken XML, another format, marks that stand for nothing. */
export function readXliff(file: string, text: string): ReturnedFile | Problem[] {
  const root = parseXml(text);
  if (!('localName' in root)) return [{ file, ...root }];
  const version = root.getAttribute('version') ?? '';
  if (root.localName !== 'xliff' || !version.startsWith('2.')) {
    const found = root.localName === 'xliff' ? `XLIFF ${version}` : `<${root.localName}>`;
    return [
      { file, line: 1, message: `This is ${found}, not XLIFF 2.0.`, remedy: 'Save the translation as XLIFF 2.0.' },
    ];
  }
  const [own, ...others] = childrenOf(root, 'file');
  if (!own || others.length > 0) {
    const message = `The file holds ${own ? others.length + 1 : 0} <file> elements, not one.`;
    return [{ file, line: 1, message, remedy: 'Give each page a file of its own, as they were exported.' }];
  }
  const problems: Problem[] = [];
  const units = unitsOf(own).map((unit): ReturnedUnit => {
    const id = unit.getAttribute('id') ?? '';
    const report = (message: string) =>
      problems.push({ file, line: unit.lineNumber, message: `Unit "${id}": ${message}`, remedy: anew });
    return { id, line: unit.lineNumber, segments: segmentsOf(unit, report) };
  });
  if (problems.length > 0) return problems;
  return {
    file,
    sourceLanguage: root.getAttribute('srcLang') ?? '',
    targetLanguage: root.getAttribute('trgLang') ?? '',
    original: own.getAttribute('original') ?? '',
    units,
  };
}

function parseXml(text: string): Element | Pick<Problem, 'line' | 'message' | 'remedy'> {
  const broken = (line: number | undefined, reason: string) => ({
    line: line || 1,
    message: `The XML is broken: ${reason}.`,
    remedy: anew,
  });
  // Definitions of entities are the one part of XML that can do harm, and no translation has any.
  const doctype = /<!DOCTYPE\b/i.exec(text);
  if (doctype)
    return broken(text.slice(0, doctype.index).split('\n').length, 'it has a document type, and XLIFF has none');
  let reason = 'it has no element';
  const parser = new DOMParser({
    // By itself the parser only logs what it can guess, such as a value without quotation marks.
    onError: (_level, message) => {
      reason = message;
      throw new Error(message);
    },
    // By itself it takes other characters for line ends too, such as U+2028.
    normalizeLineEndings: (lines) => lines.replace(/\r\n?/g, '\n'),
  });
  try {
    return parser.parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml').documentElement ?? broken(1, reason);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber } = (error.locator ?? {}) as { readonly lineNumber?: number };
    return broken(lineNumber, reason.replace(/[.!]$/, ''));
  }
}

function segmentsOf(unit: Element, report: (message: string) => void): ReturnedSegment[] {
  const data = new Map(
    childrenOf(unit, 'originalData')
      .flatMap((list) => childrenOf(list, 'data'))
      .map((entry) => [entry.getAttribute('id') ?? '', entry.textContent ?? '']),
  );
  return elementsOf(unit)
    .filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
    .map((segment) => {
      const [source, target] = ['source', 'target'].map((name) => childrenOf(segment, name)[0]);
      return {
        source: source ? filledText(source, data, report) : '',
        // What lies between segments need not be translated.
        ...(target
          ? { target: filledText(target, data, report) }
          : segment.localName === 'ignorable' && source && { target: filledText(source, data, report) }),
      };
    });
}

/** The text of an element, with what its marks stand for. */
function filledText(element: Element, data: ReadonlyMap<string, string>, report: (message: string) => void): string {
  const dataOf = (mark: Element, attribute: string): string => {
    const ref = mark.getAttribute(attribute);
    const text = data.get(ref ?? '');
    if (text === undefined) {
      report(`the mark ${nameOf(mark)} stands for nothing: there is no <data id="${ref ?? ''}">.`);
    }
    return text ?? '';
  };
  const inner = (node: Node): string => {
    if (!isElement(node)) {
      const isText = node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
      return isText ? (node.nodeValue ?? '') : '';
    }
    const content = [...node.childNodes].map(inner).join('');
    switch (node.localName) {
      case 'ph':
      case 'sc':
      case 'ec':
        return dataOf(node, 'dataRef');
      case 'pc':
        if (content.trim() === '') report(`the mark ${nameOf(node)} has no words inside.`);
        return dataOf(node, 'dataRefStart') + content + dataOf(node, 'dataRefEnd');
      case 'cp':
        return String.fromCodePoint(Number.parseInt(node.getAttribute('hex') ?? '', 16) || 0xfffd);
      case 'sm':
      case 'em':
        return '';
      case 'mrk':
        return content;
      default:
        report(`<${node.localName}> is no element of a text.`);
        return '';
    }
  };
  return [...element.childNodes].map(inner).join('');
}

function nameOf(mark: Element): string {
  return `<${mark.localName} id="${mark.getAttribute('id') ?? ''}">`;
}

/** All units, in groups too. */
function unitsOf(parent: Element): Element[] {
  return elementsOf(parent).flatMap((element) => {
    if (element.localName === 'unit') return element;
    return element.localName === 'group' ? unitsOf(element) : [];
  });
}

function childrenOf(parent: Element, name: string): Element[] {
  return elementsOf(parent).filter(({ localName }) => localName === name);
}

function elementsOf(parent: Element): Element[] {
  return [...parent.childNodes].filter(isElement);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
