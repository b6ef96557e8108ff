interface ConnectionInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether prefetching is allowed: not with data saver on, nor on a connection as slow as 2g (ROUTE-09). */
export function mayPrefetch(visitor: object): boolean {
  // Not every browser has this information: without it, prefetching is allowed.
  const { connection } = visitor as { readonly connection?: ConnectionInformation };
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
