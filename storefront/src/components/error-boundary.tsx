import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: (retry: () => void) => ReactNode; resetKey?: string };
type State = { failed: boolean; resetKey: string | undefined };

/** Keeps an error in one part of the page from breaking the rest; a change of `resetKey` tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
