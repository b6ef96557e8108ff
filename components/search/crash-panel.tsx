import type { SearchWords } from '@/lib/search/search-words';
import { messagesOf } from '@/lib/tools/error-messages';

interface CrashPanelProps {
  words: SearchWords['crash'];
  error: unknown;
  onTryAgain: () => void;
}

/** Reports that a part crashed, with the messages of the error and its causes. */
export function CrashPanel({ words, error, onTryAgain }: CrashPanelProps) {
  return (
    <div className="crash" role="alert">
      <h1>{words.title}</h1>
      <ol>
        {messagesOf(error).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ol>
      <button type="button" className="button button-primary" onClick={onTryAgain}>
        {words.tryAgain}
      </button>
    </div>
  );
}
