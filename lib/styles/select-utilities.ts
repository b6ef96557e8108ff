/** The rule of one of Tailwind's classes. */
export interface Utility {
  readonly name: string;
  /** Conditions around the rule, such as `@media (width>=48rem)`. */
  readonly condition: string;
  readonly rule: string;
}

/** The utilities of these names as text, grouped by condition. */
export function utilitiesText(utilities: readonly Utility[], names: ReadonlySet<string>): string {
  let text = '';
  let open = '';
  for (const { name, condition, rule } of utilities) {
    if (!names.has(name)) continue;
    if (condition !== open) text += `${open && '}'}${condition && `${condition}{`}`;
    open = condition;
    text += rule;
  }
  return text + (open && '}');
}
