/** Data for machines, as `lib/metadata/structured-data.ts` writes it. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
