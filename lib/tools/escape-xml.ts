// XML 1.0 cannot represent these, not even escaped (https://www.w3.org/TR/xml/#charsets).
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as XML, in content and in attributes. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(notInXml, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // A reader would make it a line feed (https://www.w3.org/TR/xml/#sec-line-ends).
      .replaceAll('\r', '&#13;')
  );
}
