import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Keeps the crash of a demo inside its frame, and says what happened. */
class DemoBoundary extends Component<{ name: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <p role="alert">
        The demo {this.props.name} stopped with an error: {String(error)}
      </p>
    );
  }
}

/**
 * Hydrates a demo in a root of its own.
 * @param element holds the markup that the server rendered
 * @returns unmounts it
 */
export function mountDemo(
  element: Element,
  Demo: ComponentType,
  DemoTheme: ComponentType<{ children: ReactNode }>,
  name: string,
): () => void {
  const hydrated = hydrateRoot(
    element,
    <DemoBoundary name={name}>
      <DemoTheme>
        <Demo />
      </DemoTheme>
    </DemoBoundary>,
    { identifierPrefix: name },
  );
  return () => hydrated.unmount();
}
