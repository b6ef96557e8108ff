/**
 * Whether a browser is Apple's Safari, on a Mac, an iPhone or an iPad. Other browsers on Apple's devices run on the same
 * engine and name Safari too, but also themselves; Android's old browser and everything made from Chromium do as well.
 */
export function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.*Safari\//.test(userAgent) &&
    /Macintosh|iPhone|iPad|iPod/.test(userAgent) &&
    !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Edg\/|OPiOS|OPT\/|OPR\/|DuckDuckGo|Ddg\/|YaBrowser|Brave|Vivaldi|SamsungBrowser|MicroMessenger|GSA\//.test(
      userAgent,
    )
  );
}
