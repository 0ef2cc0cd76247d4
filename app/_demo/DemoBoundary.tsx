import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { Crash } from './CrashMessage.tsx';

interface Props {
  name: string;
  children: ReactNode;
  /** shown instead of the crash message */
  fallback?: ReactNode;
  onMount?(): void;
  onError?(error: unknown): void;
  onReset(): void;
}

/** Keeps the crash of a demo inside its frame, and says what happened. */
export class DemoBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidMount(): void {
    this.props.onMount?.();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback, name, onReset } = this.props;
    if (error === undefined) return children;
    if (fallback)
      return (
        <DemoBoundary name={name} onReset={onReset}>
          {fallback}
        </DemoBoundary>
      );
    const crash = { name, error, onReset };
    return (
      <Suspense fallback={<PlainMessage {...crash} />}>
        <CrashMessage {...crash} />
      </Suspense>
    );
  }
}

function PlainMessage({ name, error }: Crash) {
  return (
    <p role="alert">
      {name}: {String(error)}
    </p>
  );
}

/** Rarely needed, so that no demo should pay for it; without a network the plain message has to do. */
const CrashMessage = lazy(() =>
  import('./CrashMessage.tsx').catch(() => ({ default: PlainMessage })),
);
