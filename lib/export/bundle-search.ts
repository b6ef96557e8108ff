export async function bundleSearch(_o: string): Promise<string> {
  return '';
}
