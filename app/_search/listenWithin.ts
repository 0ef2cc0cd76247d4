/**
 * Listens to what happens within `element`, on the window and before everybody else: React, while it hydrates the document, stops most
 * events on their way down (`dispatchEvent` of react-dom), and what a reader does meanwhile would be lost.
 */
export function listenWithin<Type extends keyof WindowEventMap>(
  element: HTMLElement,
  type: Type,
  handle: (event: WindowEventMap[Type], target: Element) => void,
): void {
  const listener = (event: WindowEventMap[Type]) => {
    if (event.target instanceof Element && element.contains(event.target))
      handle(event, event.target);
  };
  addEventListener(type, listener, { capture: true });
}
