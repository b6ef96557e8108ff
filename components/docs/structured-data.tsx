/** Data for machines, as `lib/site/structured-data.ts` writes it. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
