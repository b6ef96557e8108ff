import { Fragment, type ReactNode } from 'react';
import type { Translator } from '@/i18n/load-messages';

/** Stands for a value in a message until its place is found; no message holds it. */
const mark = '\u0001';

interface SlottedTextProps {
  /** The message, with the values that it is given. */
  message: (values: Readonly<Record<string, string>>) => ReturnType<Translator>;
  /** What stands at each of its placeholders. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** A message with markup in place of its values: scripts fill them in later, and carry no words themselves. */
export function SlottedText({ message, slots }: SlottedTextProps) {
  const values = Object.fromEntries(Object.keys(slots).map((name) => [name, mark + name + mark]));
  return message(values)
    .split(mark)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? slots[part] : part}</Fragment>);
}

/** A place that a script fills. What is written in it may run in another direction than the words around it. */
export function Slot({ name }: { name: string }) {
  return <bdi data-fill={name} />;
}
