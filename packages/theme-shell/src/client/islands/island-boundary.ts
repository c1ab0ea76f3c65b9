import { Component, type ReactNode } from 'react';

interface Props {
  onError: (cause: unknown) => void;
  children: ReactNode;
}

/**
 * Shows nothing in place of an island that throws, and tells of it: a root of React 18 tells nobody. Not the boundary of pages,
 * which comes with the shell: what islands and the shell have in common, every page would load in one more piece.
 */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
