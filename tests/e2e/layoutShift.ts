import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * The sum of all layout shifts of a page that no reader asked for. 0: nothing ever moved by itself. What moved is printed, as the
 * number does not tell.
 */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const found: LayoutShift[] = [];
        const observer = new PerformanceObserver((list) =>
          found.push(...(list.getEntries() as LayoutShift[])),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        requestAnimationFrame(() =>
          setTimeout(() => {
            found.push(...(observer.takeRecords() as LayoutShift[]));
            resolve(
              found
                .filter(({ hadRecentInput }) => !hadRecentInput)
                .map(({ value, startTime, sources }) => ({
                  value,
                  moved: sources.map(({ node, previousRect, currentRect }) => {
                    const what = node instanceof Element ? node.outerHTML : node?.textContent;
                    return `after ${Math.round(startTime)} ms ${place(previousRect)} → ${place(currentRect)}: ${what?.slice(0, 120)}`;
                  }),
                })),
            );
          }, 100),
        );
      }),
  );
  for (const { value, moved } of shifts) console.log(`Moved by ${value}:\n  ${moved.join('\n  ')}`);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
