import { Component, type ReactNode } from "react"
import { CrashScreen } from "../ui/states/crash-screen.tsx"

const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a part of the client could not be loaded: no network, or a new version has replaced the files. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

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
