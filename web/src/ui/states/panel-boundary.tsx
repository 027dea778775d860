import { Component, type ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import { ErrorState } from './error-state.tsx'

interface PanelBoundaryProps {
  /** What is rendered: other data is tried at once. */
  data?: unknown
  children: ReactNode
}

interface PanelState {
  readonly hasFailed: boolean
  readonly data?: unknown
}

/** An error while a panel is rendered takes only this panel, and the rest of the page works on. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelState> {
  override state: PanelState = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ data }: PanelBoundaryProps, state: PanelState) =>
    data === state.data ? null : { hasFailed: false, data }
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const retry = (): void => this.setState({ hasFailed: false })
    return <ErrorState message={uiTexts.panelFailed} onRetry={retry} />
  }
}
