/** names the build: the same sources have the same */
declare const DOCS_BUILD_ID: string;

declare module 'virtual:inline-script' {
  /** app/_inline as a minified classic script */
  const script: string;
  export default script;
}

declare module 'virtual:ad-frame-script' {
  /** app/_ads/frame.ts as a minified classic script */
  const script: string;
  export default script;
}
