/** Loaded when somebody turns to a closed category of the list of docs. */
export { completeDocsList } from '@/lib/browser/navigation/docs-list';
