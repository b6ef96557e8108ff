interface ConnectionInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether fetching ahead is welcome: not with data saver on, nor on a connection as slow as 2g (ROUTE-09). */
export function mayPrefetch(visitor: object): boolean {
  // Not every browser tells: without the information there is nothing against it.
  const { connection } = visitor as { readonly connection?: ConnectionInformation };
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
