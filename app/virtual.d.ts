declare module 'virtual:inline-script' {
  /** app/_inline as a minified classic script */
  const script: string;
  export default script;
}
