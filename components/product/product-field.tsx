import type { InputHTMLAttributes } from 'react';

interface ProductFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  /** Messages by the name of the fault. */
  faults: Readonly<Record<string, string>>;
}

/** A field with its label, hint and error messages, which are read out with the field. */
export function ProductField({ id, label, hint, faults, ...input }: ProductFieldProps) {
  return (
    <div className="product-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="product-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input id={id} required aria-describedby={hint ? `${id}-fault ${id}-hint` : `${id}-fault`} {...input} />
      <p className="product-fault" id={`${id}-fault`}>
        {Object.entries(faults).map(([name, text]) => (
          <span key={name} data-fault={name} hidden>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
