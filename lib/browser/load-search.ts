export function startSearchLoading(_address: string): void {}
