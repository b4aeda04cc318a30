import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another visit is another try. */
  visit: string;
  /** Stands in for what broke. */
  Fallback: ComponentType;
  children: ReactNode;
}

interface ErrorBoundaryState {
  visit: string;
  isBroken: boolean;
}

/** Keeps what breaks while it is drawn from taking the page with it. React itself writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { visit: this.props.visit, isBroken: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { visit }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return visit === state.visit ? null : { visit, isBroken: false };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.isBroken ? <Fallback /> : children;
  }
}
