/** Data for machines, as `lib/site/structured-data.ts` writes it. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, made at build
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
