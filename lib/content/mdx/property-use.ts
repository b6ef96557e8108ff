import type { ComponentName } from './component-schemas';

/** How translations treat a component's properties. Those in neither list stay as in the source. */
interface PropertyUse {
  /** Texts, which are translated. */
  readonly texts?: readonly string[];
  /** Samples of other languages, chosen by each translation. */
  readonly free?: readonly string[];
}

const pairProperties = ['pair', 'pairLang'];

const uses: Readonly<Partial<Record<ComponentName, PropertyUse>>> = {
  Admonition: { texts: ['title'] },
  Tab: { texts: ['label'] },
  Details: { texts: ['summary'] },
  Bilingual: { free: ['source', 'sourceLang', 'target', 'targetLang'] },
  Card: { texts: ['title'] },
  Hero: { texts: ['title', 'lead', 'eyebrow', 'label'], free: pairProperties },
  Section: { texts: ['title', 'lead'], free: pairProperties },
  Feature: { texts: ['title', 'label'] },
  Act: { texts: ['title', 'label'] },
  Fact: { texts: ['value', 'label'] },
  Definition: { texts: ['term'], free: ['forms'] },
  Question: { texts: ['title'] },
  Notice: { texts: ['title'] },
  CallToAction: { texts: ['title', 'label'] },
  Moment: { texts: ['title'] },
  Window: { texts: ['title'] },
  Lesson: { texts: ['title'] },
};

/** Whether a component's property is a text to translate, a translation's own choice, or the same in every language. */
export function useOfProperty(component: string, property: string): 'text' | 'free' | 'same' {
  const use = Object.hasOwn(uses, component) ? uses[component as ComponentName] : undefined;
  if (use?.texts?.includes(property)) return 'text';
  return use?.free?.includes(property) ? 'free' : 'same';
}
