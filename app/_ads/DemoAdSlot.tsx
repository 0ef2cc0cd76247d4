/** Where an ad comes when the reader opens the code of the demo before it (app/_enhance/ads.ts). It takes no room until then. */
export function DemoAdSlot() {
  return <demo-ad-slot suppressHydrationWarning />;
}
