import { NextResponse, type NextRequest } from 'next/server';
import { splitLanguage } from './app/_i18n/languages.ts';

/** A page in another language is the same route. Which language it is, its components learn from the path (app/_i18n/requestLanguage.ts). */
export default function proxy(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  url.pathname = splitLanguage(url.pathname).path;
  return NextResponse.rewrite(url);
}

export const config = { matcher: ['/zh/:path*', '/pt/:path*'] };
