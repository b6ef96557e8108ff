import { type NextRequest, NextResponse } from 'next/server';
import { readSiteData } from '@/lib/content/content-files';
import { parseAcceptLanguage } from '@/lib/routing/negotiate-locale';
import { resolveRequest } from '@/lib/routing/resolve-request';

/**
 * Gives the dev server what the hosts' configurations and the landing pages give the export, from the same functions.
 * An export has no middleware.
 */
export default function middleware(request: NextRequest): NextResponse {
  const { config, routes, redirects } = readSiteData();
  const resolution = resolveRequest(request.nextUrl.pathname, {
    routes: new Set(routes.map((record) => record.route)),
    redirects,
    // The choice is kept in the browser's storage, which no server sees.
    storedLocale: undefined,
    languages: parseAcceptLanguage(request.headers.get('accept-language')),
    locales: config.locales,
  });
  switch (resolution.kind) {
    case 'redirect': {
      const target = new URL(resolution.to, request.url);
      target.search = request.nextUrl.search;
      return NextResponse.redirect(target, resolution.permanent ? 308 : 307);
    }
    case 'not-found':
      return NextResponse.rewrite(new URL(`/${resolution.locale}/404/`, request.url), { status: 404 });
    default:
      return NextResponse.next();
  }
}

export const config = {
  runtime: 'nodejs',
  // Not the framework's own files.
  matcher: ['/((?!_next/|__nextjs).*)'],
};
