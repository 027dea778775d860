import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { verificationTexts as texts } from './texts.ts'
import { Waiting } from './waiting.tsx'

const importStatus = () =>
  import('./verification-status.tsx').then((module) => module.VerificationStatus)

export function VerificationSection(): ReactNode {
  return (
    <LazyPart importPart={importStatus}>
      <Panel title={texts.title}>
        <Waiting />
      </Panel>
    </LazyPart>
  )
}
