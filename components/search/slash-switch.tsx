import { useState } from 'react';
import { searchSlashSlot } from '@/lib/browser/settings/storage-slot';

/**
 * Lets visitors switch off the slash shortcut, because single-character shortcuts get in some users' way (WCAG 2.1.4).
 */
export function SlashSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(() => searchSlashSlot.get() !== 'off');
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          if (checked) searchSlashSlot.remove();
          else searchSlashSlot.set('off');
        }}
      />
      <span>
        <kbd>/</kbd> {label}
      </span>
    </label>
  );
}
