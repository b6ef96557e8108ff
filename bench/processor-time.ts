import { readFileSync } from 'node:fs';

/** Processor time of a process and of those of its children that have ended, in seconds. Linux only. */
export function processorTime(pid: number | string): { readonly own: number; readonly children: number } {
  // proc_pid_stat(5): from the 14th field on, in user and in system mode, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11);
  return { own: (user + system) / 100, children: (childrenUser + childrenSystem) / 100 };
}
