import { Component, type ErrorInfo, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** A page that breaks (or whose code cannot be loaded, say after an update) says so and can be loaded again. */
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
      <Box role="alert" sx={{ p: 4, maxWidth: '60ch' }}>
        <Typography variant="h1">This page could not be shown</Typography>
        <Typography color="textSecondary" sx={{ my: 1.5 }}>
          The connection may have dropped, or Recruit was updated while you had it open. Nothing you saved is lost.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Box>
    );
  }
}
