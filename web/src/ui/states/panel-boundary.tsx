import { Component, type ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import { ErrorState } from './error-state.tsx'

interface PanelBoundaryProps {
  children: ReactNode
}

/** An error while a panel is rendered takes only this panel, and the rest of the page works on. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const retry = (): void => this.setState({ hasFailed: false })
    return <ErrorState message={uiTexts.panelFailed} onRetry={retry} />
  }
}
