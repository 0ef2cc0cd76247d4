import type { NextConfig } from 'next';

export default {
  trailingSlash: true,
  // the whole <head> is in the first chunk of HTML, for every reader and not for bots alone
  htmlLimitedBots: /.*/,
  // the frame's styles come with the page: no second round trip before the first paint
  experimental: { inlineCss: true },
  // the payloads of one content are the same in every build of it
  generateBuildId: () => process.env['BUILD_ID'] ?? 'development',
} satisfies NextConfig;
