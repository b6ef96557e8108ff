/** What is said of an error. Anything may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A longer chain is considered circular. */
const longestChain = 20;

/** The messages of an error and its causes, outermost first. A chain may be circular. */
export function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause: unknown = error; cause !== undefined && messages.length < longestChain; ) {
    const message = cause instanceof Error ? cause.message || cause.name : String(cause);
    if (messages.includes(message)) break;
    messages.push(message);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}
