import { Fragment, type ReactNode } from 'react';
import type { Translator } from '@/i18n/translator';

/** Placeholder for a value until its position is found; no message contains it. */
const mark = '\u0001';

interface SlottedTextProps {
  /** The message, with values filled in. */
  message: (values: Readonly<Record<string, string>>) => ReturnType<Translator>;
  /** The element at each of its placeholders. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** A message with markup in place of its values: scripts fill them in later, and contain no texts themselves. */
export function SlottedText({ message, slots }: SlottedTextProps) {
  const values = Object.fromEntries(Object.keys(slots).map((name) => [name, mark + name + mark]));
  return message(values)
    .split(mark)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? slots[part] : part}</Fragment>);
}

/** A slot that a script fills. Its text may run in another direction than the words around it. */
export function Slot({ name }: { name: string }) {
  return <bdi data-fill={name} />;
}
