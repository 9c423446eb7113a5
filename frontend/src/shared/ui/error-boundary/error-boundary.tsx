import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PlainButton } from '@/shared/ui/plain-button';
import css from './error-boundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows a message and a reload button when a page throws, or when its code cannot be loaded, for example after an update. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={css['notice']}>
        <h1>This page could not be shown</h1>
        <p>The connection may have dropped, or Recruit was updated while you had it open. Nothing you saved is lost.</p>
        <PlainButton onClick={() => window.location.reload()}>Load again</PlainButton>
      </div>
    );
  }
}
