import { Component, type ReactNode } from "react"
import { isMissingCode } from "../lib/missing-code.ts"
import { CrashScreen } from "../ui/states/crash-screen.tsx"

type State = { error: unknown; path: string | null }

/** Shows what to do when a screen throws. Another address, also by the back button, renders again. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, path: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error, path: window.location.pathname }
  }

  private readonly tryAgainElsewhere = () => {
    if (this.state.path !== null && this.state.path !== window.location.pathname) {
      this.setState({ error: null, path: null })
    }
  }

  override componentDidMount(): void {
    for (const way of ["popstate", "pushState", "replaceState"]) window.addEventListener(way, this.tryAgainElsewhere)
  }

  override componentWillUnmount(): void {
    for (const way of ["popstate", "pushState", "replaceState"]) window.removeEventListener(way, this.tryAgainElsewhere)
  }

  override render(): ReactNode {
    if (this.state.path === null) return this.props.children
    return <CrashScreen reason={isMissingCode(this.state.error) ? "missing-code" : "fault"} />
  }
}
